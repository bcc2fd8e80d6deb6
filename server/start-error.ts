/** A start that fails for a reason which who starts the server can mend: the message is a whole sentence. */
export class StartError extends Error {
  override readonly name = 'StartError'

  /** `dist` was written by a build that was broken off, or by two. */
  static halfBuilt(cause?: unknown): StartError {
    return new StartError('There is no complete build to serve: run "npm run build" again.', { cause })
  }

  static portInUse(port: number, variable: string): StartError {
    return new StartError(
      `Port ${port} is already in use: stop the program that uses it, or choose another with ${variable}.`,
    )
  }
}
