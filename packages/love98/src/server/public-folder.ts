import { join } from 'node:path'
import 'server-only'

/** Returns the folder of public files: that of the build, or the one of which a build is made. */
export function publicFolder(): string {
  // biome-ignore lint/style/noProcessEnv: written by the builder and by tests, see vite.config.ts
  return process.env.LOVE98_PUBLIC || join(process.cwd(), 'dist', 'public')
}
