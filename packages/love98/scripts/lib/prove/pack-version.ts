import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findNpm } from '../install/dependencies.mjs'
import { repositoryRoot } from '../project-root.mjs'

const run = promisify(execFile)

/** A packed version in a `node_modules` folder. Its dependencies are links to those of the repository. */
export type PackedVersion = { readonly name: string; readonly modules: string; readonly hasCommands: boolean }

/**
 * Packs the package as `npm publish` would, and unpacks the tarball.
 * @param commit undefined: the present files
 * @param folder for its files; it must exist
 */
export async function packVersion(commit: string | undefined, folder: string): Promise<PackedVersion> {
  const sources = await sourcesOf(commit, folder)
  const npm = findNpm(process.env, process.execPath, existsSync)
  const packed = join(folder, 'tarball')
  await mkdir(packed)
  await run(npm.command, [...npm.args, 'pack', '--ignore-scripts', '--pack-destination', packed], {
    cwd: sources,
    maxBuffer: 64 * 1024 * 1024,
  })
  const [tarball = ''] = await readdir(packed)
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, 'love98'), { recursive: true })
  await run('tar', ['xzf', join(packed, tarball), '--strip-components=1', '-C', join(modules, 'love98')])
  const installed = join(repositoryRoot, 'node_modules')
  for (const name of await readdir(installed))
    if (name !== 'love98' && name !== '.bin') await symlink(join(installed, name), join(modules, name))
  const hasCommands = existsSync(join(modules, 'love98/scripts/project-update.mjs'))
  return { name: commit?.slice(0, 8) ?? 'the present files', modules, hasCommands }
}

/** @returns the folder of the package */
async function sourcesOf(commit: string | undefined, folder: string): Promise<string> {
  if (commit === undefined) return join(repositoryRoot, 'packages/love98')
  await extract(commit, 'packages/love98', join(folder, 'sources'))
  return join(folder, 'sources/packages/love98')
}

/** Writes a folder of a commit. @param path from the root of the repository */
export async function extract(commit: string, path: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const archive = join(to, 'archive.tar')
  await run('git', ['archive', '-o', archive, commit, path], { cwd: repositoryRoot })
  await run('tar', ['xf', archive, '-C', to])
}
