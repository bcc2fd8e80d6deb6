import { mkdir, mkdtemp, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { UserError } from '../user-error.mjs'

/**
 * Where a new project may go: a folder that does not exist or is empty, outside of this project.
 *
 * @param path as it was typed
 * @param root of this project
 * @returns absolute
 * @throws {UserError} when it has files, is a file, or lies in this project
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
 * Makes a folder with what `fill` writes to it, or nothing: the work is done in a folder beside it, which takes its name
 * at the end and is removed when the work fails.
 *
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
 * The path behind symbolic links, also of a folder that is still to be made.
 *
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
