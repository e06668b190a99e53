extension SoundReport {
    /// Looks at everything that sound needs; opens the device for a moment, and takes 5 seconds at most,
    /// also when the sound server hangs. Prints nothing.
    ///
    /// With `tone`, the trial is a short do that can be heard; otherwise it is silence.
    public static func examine(device: String = "default", tone: Bool = false) -> SoundReport {
        let trial = DeviceTrial.run(device: device, tone: tone, within: .seconds(5))
        let servers = SoundServers.look()
        return SoundReport(
            [ConfigurationFiles.look().finding] + trial.findings + [servers.finding(trial)]
                + SoundCards.look().findings(hasServer: servers.isAnyThere))
    }
}
