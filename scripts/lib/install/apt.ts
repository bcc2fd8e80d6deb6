import { runChild } from '../process/child.mjs'
import type { Progress } from '../progress.mjs'
import { UserError } from '../user-error.mjs'

/** Whether packages can be installed with apt on this machine; that it needs root is the caller's to ask. */
export function canUseApt({
  platform,
  exists,
}: {
  platform: NodeJS.Platform
  exists(path: string): boolean
}) {
  return platform === 'linux' && exists('/etc/debian_version') && exists('/usr/bin/apt-get')
}

/** `root`: the project's folder; `logFile`: takes what the installation prints. */
export type InstallOptions = { root: string; logFile: string; progress: Progress }

/**
 * Installs Debian packages, without the ones they only recommend.
 *
 * @param options `what`: named in the progress message
 * @throws {UserError} with the end of what apt printed
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
