import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads `.env` of a project, if it exists, into the environment. A variable that is already set has priority, even if
 * it is empty. Every command that serves calls this before it reads a variable.
 * @param root the project's folder
 * @throws {Error} with a complete sentence if the file cannot be read
 */
export function loadEnvironmentFile(root: string): void {
  const file = join(root, '.env')
  if (!existsSync(file)) return
  try {
    process.loadEnvFile(file)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw Object.assign(new Error(`${file} cannot be read: ${reason}. Correct or remove it.`, { cause }), {
      code: 'environment-invalid',
    })
  }
}
