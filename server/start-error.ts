/** A start that fails for a reason which who starts the server can mend: the message is a whole sentence. */
export class StartError extends Error {
  override readonly name = 'StartError'

  static portInUse(port: number, variable: string): StartError {
    return new StartError(
      `Port ${port} is already in use: stop the program that uses it, or choose another with ${variable}.`,
    )
  }
}
