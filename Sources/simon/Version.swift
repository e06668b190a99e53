enum Version {
    /// By semver.org; `Resources/CHANGELOG.md` describes each. Defined only here.
    static let current = "0.1.0"
}
