/// The program's version.
enum Version {
    /// By semver.org; `Resources/CHANGELOG.md` tells what each brought. It stands nowhere else.
    static let current = "0.1.0"
}
