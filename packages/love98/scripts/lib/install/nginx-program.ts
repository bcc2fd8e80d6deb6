import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { canUseApt, type InstallOptions, installPackages } from './apt.ts'

const run = promisify(execFile)

/**
 * Provides nginx for the tests of the proxy: an installed one, or a new installation as root on Debian. Without nginx
 * the tests report that they are skipped.
 */
export async function provideNginx({ root, logFile, progress }: InstallOptions): Promise<void> {
  const isThere = await run('nginx', ['-v']).then(
    () => true,
    () => false,
  )
  if (isThere || process.getuid?.() !== 0 || !canUseApt({ platform: process.platform, exists: existsSync }))
    return
  await installPackages({ root, logFile, progress, what: 'nginx', packages: ['nginx-light'] })
}
