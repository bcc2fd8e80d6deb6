/** Errors that are reported by their message, without a stack. */
const configurationErrors: readonly string[] = [
  'CommunityFileError',
  'EnvironmentError',
  'FolderInUseError',
  'MigrationError',
  'StartError',
]

/** Ends the process with its reason. A parent process with a channel shows it; otherwise the output has to. */
export function fail(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(configurationErrors.includes(name) ? message : (stack ?? message))
  if (process.send) process.send({ failed: message }, undefined, undefined, () => process.exit(1))
  else process.exit(1)
}
