import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { canUseApt, type InstallOptions, installPackages } from './apt.ts'

const run = promisify(execFile)

/** The proxies that the tests start, with the arguments that print their version. */
const proxies = [
  { name: 'nginx', args: ['-v'], package: 'nginx-light' },
  { name: 'caddy', args: ['version'], package: 'caddy' },
]

/**
 * Provides nginx and Caddy for the tests of the proxies: installed ones, or new installations as root on Debian. Without
 * them the tests report that they are skipped.
 */
export async function provideProxies({ root, logFile, progress }: InstallOptions): Promise<void> {
  const areThere = await Promise.all(
    proxies.map(({ name, args }) =>
      run(name, args).then(
        () => true,
        () => false,
      ),
    ),
  )
  const missing = proxies.filter((_, index) => !areThere[index])
  if (missing.length === 0 || process.getuid?.() !== 0) return
  if (!canUseApt({ platform: process.platform, exists: existsSync })) return
  await installPackages({
    root,
    logFile,
    progress,
    what: missing.map(({ name }) => name).join(' and '),
    packages: missing.map((each) => each.package),
  })
}
