import { runChild } from '../process/child.mjs'
import { UserError } from '../user-error.mjs'

/**
 * Whether packages can be installed with apt on this machine; that it needs root is the caller's to ask.
 *
 * @param {{ platform: NodeJS.Platform, exists(path: string): boolean }} machine
 */
export function canUseApt({ platform, exists }) {
  return platform === 'linux' && exists('/etc/debian_version') && exists('/usr/bin/apt-get')
}

/**
 * Installs Debian packages, without the ones they only recommend.
 *
 * @param {{
 *   root: string, logFile: string, progress: import('../progress.mjs').Progress, what: string,
 *   packages: readonly string[],
 * }} options `what`: named in the progress message
 * @returns {Promise<void>}
 * @throws {UserError} with the end of what apt printed
 */
export async function installPackages({ root, logFile, progress, what, packages }) {
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
