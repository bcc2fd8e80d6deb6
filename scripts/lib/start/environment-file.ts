import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Reads `.env`, if there is one, into the environment. What is already set wins, as in Next. */
export function loadEnvironmentFile(root: string) {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
