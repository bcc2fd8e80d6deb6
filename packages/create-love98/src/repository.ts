import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Makes a git repository with a first commit of all files.
 * @returns false if git is not installed or refuses; the folder is then without a repository
 */
export async function startRepository(folder: string, signal: AbortSignal): Promise<boolean> {
  // biome-ignore lint/style/noProcessEnv: git must not use the repository of a hook that runs this command
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env
  const git = (...args: string[]) => run('git', args, { cwd: folder, env, signal, timeout: 60_000 })
  try {
    await git('init', '--quiet')
    // The name of the first branch, also with a git that is older than `init --initial-branch` (2.28).
    await git('symbolic-ref', 'HEAD', 'refs/heads/main')
    await git('add', '--all')
    await git(
      ...(await identity(git)),
      'commit',
      '--quiet',
      '--no-verify',
      '--no-gpg-sign',
      '-m',
      'Create the desktop',
    )
    return true
  } catch {
    signal.throwIfAborted()
    await rm(join(folder, '.git'), { recursive: true, force: true })
    return false
  }
}

/** Options with a neutral author, if git knows none. */
async function identity(git: (...args: string[]) => Promise<unknown>): Promise<readonly string[]> {
  try {
    await git('config', 'user.email')
    await git('config', 'user.name')
    return []
  } catch {
    return ['-c', 'user.name=create-love98', '-c', 'user.email=create-love98@localhost']
  }
}
