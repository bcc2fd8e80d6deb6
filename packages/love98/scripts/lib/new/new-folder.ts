import { mkdir, mkdtemp, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { UserError } from '../user-error.mjs'

/**
 * Checks the folder of a new project: it must not exist or must be empty, and must be outside of this project.
 * @param path as it was typed
 * @param root of this project
 * @returns absolute
 * @throws {UserError} if it has files, is a file, or is inside this project
 */
export async function checkTarget(path: string, root: string): Promise<string> {
  const target = resolve(path)
  const inProject = relative(await realpath(root), await realPathOf(target))
  if (!inProject.startsWith('..') && !isAbsolute(inProject))
    throw new UserError(`${target} lies in this project. Name a folder beside it, such as ../my-community.`)
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new UserError(`${target} is not a folder that can be read.`)
  })
  if (entries.length > 0)
    throw new UserError(`${target} has files already. Name an empty folder or a new one.`)
  return target
}

/**
 * Creates the folder atomically: `fill` writes to a temporary sibling folder, which is renamed on success and removed
 * on failure.
 * @param target see `checkTarget`
 */
export async function fillNewFolder<Result>(
  target: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = dirname(target)
  const made = await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, `.${basename(target)}-`))
  try {
    const result = await fill(folder)
    await rmdir(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rename(folder, target)
    return result
  } catch (error) {
    await rm(made ?? folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Resolves symbolic links, also for a folder that does not exist yet.
 * @param path absolute
 */
async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(await realPathOf(parent), basename(path))
  }
}
