import { constants } from 'node:fs'
import { access, chmod, mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'
import { surroundingProject } from './surrounding-project.ts'

/**
 * Checks the folder of a new project: it must not exist or must be empty, must be writable, and must be outside of other
 * projects and repositories.
 * @param path as it was typed
 * @returns absolute
 * @throws {UserError} with the reason
 */
export async function checkTarget(path: string): Promise<string> {
  if (path.includes('\0')) throw new UserError('A folder cannot have this name.')
  const target = resolve(path)
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    if (error.code === 'ENAMETOOLONG') throw new UserError('The name of the folder is too long.')
    throw new UserError(
      error.code === 'ENOTDIR'
        ? `${target} is a file, or is below one. Name a folder.`
        : `${target} is not a folder that can be read (${error.code}).`,
    )
  })
  if (entries && entries.length > 0)
    throw new UserError(
      entries.includes('community')
        ? `${target} has a community already. Change its community/config.ts, or name another folder.`
        : `${target} has files already. Name an empty folder or a new one.`,
    )
  const existing = await nearestFolder(target)
  const around = await surroundingProject(existing)
  if (around) throw new UserError(`${target} is inside of ${around}. Name a folder outside of it.`)
  await access(existing, constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(notWritable(existing, error))
  })
  return target
}

/**
 * Fills a folder atomically. `fill` writes to a temporary folder on the same disk, which takes the place of the target
 * on success and is removed on failure. A target that exists keeps its owner and its place: it can be a disk of its own.
 * @param target see `checkTarget`
 * @throws {UserError} if the temporary folder cannot be made
 */
export async function fillNewFolder<Result>(
  target: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  const exists = (await stat(target).catch(() => null)) !== null
  const parent = exists ? target : dirname(target)
  let made: string | undefined
  let folder: string
  try {
    made = await mkdir(parent, { recursive: true })
    folder = await mkdtemp(join(parent, `.${basename(target).slice(0, 100)}-`))
  } catch (error) {
    if (made) await rm(made, { recursive: true, force: true })
    throw new UserError(notWritable(parent, error as NodeJS.ErrnoException), { cause: error })
  }
  try {
    const result = await fill(folder)
    if (exists) await moveInto(folder, target)
    else {
      await chmod(folder, 0o755)
      await rename(folder, target)
    }
    return result
  } catch (error) {
    await rm(made ?? folder, { recursive: true, force: true, maxRetries: 3 })
    throw error
  }
}

/** Moves everything of a folder up into the one that contains it. If one step fails, all are undone. */
async function moveInto(folder: string, target: string): Promise<void> {
  const moved: string[] = []
  try {
    for (const name of await readdir(folder)) {
      await rename(join(folder, name), join(target, name))
      moved.push(name)
    }
    await rm(folder, { recursive: true })
  } catch (error) {
    for (const name of moved) await rm(join(target, name), { recursive: true, force: true })
    throw error
  }
}

/** The folder itself, or the nearest one above it that exists, without symbolic links. */
async function nearestFolder(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    const parent = dirname(path)
    if (parent === path) throw error
    return nearestFolder(parent)
  }
}

function notWritable(folder: string, { code }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC') return `The disk of ${folder} is full.`
  if (code === 'EROFS') return `${folder} is on a disk that is read-only. Name a folder elsewhere.`
  return `Nothing can be written in ${folder} (${code}). Name a folder in which you may write, such as one in your home folder.`
}
