import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { canUseApt, type InstallOptions, installPackages } from './apt.ts'

const run = promisify(execFile)

/**
 * Sees to it that the tests of the proxy find nginx: an installed one, else, as root on a Debian, one that is installed now. Where
 * none can be had the tests say that they skip it.
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
