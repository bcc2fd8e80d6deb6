import { fileProblem } from './file-problem.mjs'

/** A failed start that the operator can fix. The message is a complete sentence. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly code = 'start-failed'

  /** Reports that an aborted build, or two builds, wrote `dist`. */
  static halfBuilt(cause?: unknown): StartError {
    return new StartError('There is no complete build to serve: run "npm run build" again.', { cause })
  }

  static portInUse(port: number, variable: string): StartError {
    return new StartError(
      `Port ${port} is already in use: stop the program that uses it, or choose another with ${variable}.`,
    )
  }
}

/** The codes of errors that the operator can fix. Their message explains the solution, so no stack is printed. */
const operatorCodes: ReadonlySet<unknown> = new Set([
  'community-file-invalid',
  'database-kind',
  'environment-invalid',
  'folder-in-use',
  'migration-refused',
  'start-failed',
])

/** Returns true for an error that the operator can fix and that a retry cannot. */
export function isOperatorError(error: unknown): error is Error {
  return isKnown(error) || fileProblem(error) !== null
}

function isKnown(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && operatorCodes.has(error.code)
}

/** Ends the process with its reason. A parent process with a channel shows the reason; otherwise it is printed. */
export function fail(error: unknown): void {
  const { message: reason, stack } = error instanceof Error ? error : new Error(String(error))
  const message = fileProblem(error) ?? reason
  console.error(isOperatorError(error) ? message : (stack ?? message))
  if (process.send) process.send({ failed: message }, undefined, undefined, () => process.exit(1))
  else process.exit(1)
}
