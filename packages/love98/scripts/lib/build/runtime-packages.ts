import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { UserError } from '../user-error.mjs'

type Manifest = Readonly<
  Partial<
    Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Readonly<Record<string, string>>>
  >
>

/** `source`: the installed folder; `target`: its folder in the copy */
type Copied = { readonly source: string; readonly target: string }

/**
 * Copies packages with all their dependencies into `node_modules` of a folder, so that code in this folder finds them
 * without an installation. Each package keeps the version that it has in the installation. Optional and peer
 * dependencies that are not installed, such as native code for other platforms, are left out.
 * @param folder in which `node_modules` is written again
 * @param names of packages
 * @param from the folder from which the packages are resolved
 * @returns the size of the copy in bytes
 * @throws {UserError} if a required package is not installed
 */
export async function copyRuntimePackages(
  folder: string,
  names: readonly string[],
  from: string,
): Promise<number> {
  const modules = join(folder, 'node_modules')
  await rm(modules, { recursive: true, force: true })
  await mkdir(modules, { recursive: true })
  // Sources by target.
  const copied = new Map<string, string>()
  const waiting: Copied[] = []
  const add = async (name: string, dependent: Copied, isOptional: boolean) => {
    const source = await findPackage(name, dependent.source)
    if (source === null) {
      if (isOptional) return
      throw new UserError(`The package ${name} is not installed: run "npm ci" and build again.`)
    }
    const found = foldersAbove(dependent.target, folder)
      .map((above) => copied.get(join(above, 'node_modules', name)))
      .find((each) => each !== undefined)
    if (found === source) return
    // Beside all others, unless another version is already there.
    const target = join(found === undefined ? modules : join(dependent.target, 'node_modules'), name)
    copied.set(target, source)
    await copyPackage(source, target)
    waiting.push({ source, target })
  }
  const root = { source: await realpath(from), target: folder }
  for (const name of names) await add(name, root, false)
  // All direct dependencies of a package are placed before theirs: what is placed later is then deeper and hides nothing.
  for (const dependent of waiting) {
    const { dependencies = {}, optionalDependencies, peerDependencies } = await readManifest(dependent.source)
    const optional = { ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys({ ...dependencies, ...optional }))
      await add(name, dependent, !(name in dependencies) || name in optional)
  }
  return sizeOf(modules)
}

/** Finds a package as Node does: in `node_modules` of the folder and of each folder above it. */
async function findPackage(name: string, from: string): Promise<string | null> {
  for (const above of foldersAbove(from)) {
    const candidate = join(above, 'node_modules', name)
    if (basename(above) !== 'node_modules' && existsSync(join(candidate, 'package.json')))
      return realpath(candidate)
  }
  return null
}

/** Returns a folder and those that contain it, the nearest first, up to `top`. */
function foldersAbove(folder: string, top?: string): string[] {
  const above = dirname(folder)
  return folder === top || above === folder ? [folder] : [folder, ...foldersAbove(above, top)]
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

/** Types and source maps, which no server reads. */
const unread = /\.(d\.[cm]?ts|map)$/

async function copyPackage(source: string, target: string): Promise<void> {
  await cp(source, target, {
    recursive: true,
    // Nested packages are copied for those that use them.
    filter: (path) => !unread.test(path) && !path.slice(source.length).startsWith(`${sep}node_modules`),
  })
}

async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const sizes = await Promise.all(
    files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
