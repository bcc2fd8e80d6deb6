import { runChild } from '../process/child.mjs'
import type { Progress } from '../progress.mjs'
import { UserError } from '../user-error.mjs'

/** Returns true if this machine has apt. The caller must check for root, which apt needs. */
export function canUseApt({
  platform,
  exists,
}: {
  platform: NodeJS.Platform
  exists(path: string): boolean
}) {
  return platform === 'linux' && exists('/etc/debian_version') && exists('/usr/bin/apt-get')
}

export type InstallOptions = { root: string; logFile: string; progress: Progress }

/**
 * Installs Debian packages without their recommended packages.
 * @param options `what`: shown in the progress message
 * @throws {UserError} with the end of apt's output
 */
export async function installPackages({
  root,
  logFile,
  progress,
  what,
  packages,
}: InstallOptions & { what: string; packages: readonly string[] }): Promise<void> {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, tail } = await progress.step(`Installing ${what} (apt-get ${args[0]})`, () =>
      runChild({
        name: 'apt-get',
        command: 'apt-get',
        args,
        cwd: root,
        logFile,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }),
    )
    if (code !== 0) throw new UserError(`apt-get ${args.join(' ')} failed (${logFile}):\n${tail()}`)
  }
}
