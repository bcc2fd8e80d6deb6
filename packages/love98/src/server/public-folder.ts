import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import 'server-only'

/** Returns the folder of public files: that of the build, or without one that of the sources. */
export function publicFolder(): string {
  const built = join(process.cwd(), 'dist', 'public')
  return existsSync(built) ? built : fileURLToPath(new URL('../../public', import.meta.url))
}
