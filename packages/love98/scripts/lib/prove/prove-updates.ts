import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { findNpm } from '../install/dependencies.mjs'
import type { Command } from '../install/run-installed.mjs'
import { runTool } from '../process/tool.ts'
import { communityFile, packageRoot, repositoryRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import { changeCommunity } from './generate-community.ts'

/** Two processors check two communities at a time. */
const atOnce = 2

/**
 * Proves that communities survive updates: makes communities for a first version, and updates each to the next versions
 * with `love98 update` and `love98 check`. The last version builds some of them, and tries the first one in a browser.
 * @throws {UserError} with the output of each step that failed
 */
export async function proveUpdates({ signal, progress }: Command): Promise<void> {
  const { count, builds, commits } = await readOptions()
  const folder = await mkdtemp(join(tmpdir(), 'love98-updates-'))
  try {
    const versions: PackedVersion[] = []
    for (const [index, commit] of [...commits, undefined].entries()) {
      const target = join(folder, `version-${index}`)
      await mkdir(target)
      versions.push(await packVersion(commit, target))
    }
    progress.say(`Versions: ${versions.map(({ name }) => name).join(', ')}.`)
    const base = join(folder, 'base')
    const from = commits[0]
    if (from) await extract(from, 'packages/love98/tests/community', base)
    const community = from
      ? join(base, 'packages/love98/tests/community')
      : join(packageRoot, 'tests/community')
    const failures: string[] = []
    const left = Array.from({ length: count }, (_, index) => index + 1)
    const work = async () => {
      for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
        const root = join(folder, `community ${seed}`)
        await mkdir(root)
        await cp(community, join(root, 'community'), { recursive: true })
        await changeCommunity(root, seed)
        const last = seed === 1 && builds > 0 ? 'test' : seed <= builds ? 'build' : undefined
        const failure = await updateThrough(root, versions, last, signal)
        if (failure) failures.push(`Community ${seed}: ${failure}`)
        progress.say(`Community ${seed}: ${failure ? 'failed' : 'is up to date'}.`)
        await rm(root, { recursive: true, force: true })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (failures.length > 0) throw new UserError(failures.join('\n\n'))
    progress.say(`${count} communities were updated through ${versions.length} versions without a conflict.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns the output of the first step that failed; undefined if all passed */
async function updateThrough(
  root: string,
  versions: readonly PackedVersion[],
  last: 'test' | 'build' | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const modules = join(root, 'node_modules')
  for (const [index, version] of versions.entries()) {
    await rm(modules, { force: true })
    await symlink(version.modules, modules)
    if (!version.hasCommands) continue
    const love98 = (command: string) =>
      runTool({
        root,
        args: [join(modules, 'love98/bin/love98.mjs'), command],
        env: { ...process.env, LOVE98_PROJECT: root },
        signal,
      })
    const commands: string[] = index === 0 ? ['check'] : ['update', 'check']
    if (last !== undefined && index === versions.length - 1) commands.push(last)
    for (const command of commands) {
      const before = await readFile(join(root, communityFile), 'utf8')
      const { code, output } = await love98(command)
      const conflict = command === 'update' && /To do:/.test(output)
      if (code !== 0 || conflict) return `love98 ${command} of ${version.name}:\n${output}`
      const isLost =
        command === 'update' && lostComments(before, await readFile(join(root, communityFile), 'utf8'))
      if (isLost) return `love98 update of ${version.name} lost comments: ${isLost}`
    }
  }
  return undefined
}

/** @returns the first comment that an update removed */
function lostComments(before: string, after: string): string | undefined {
  return before.match(/^\s*\/\/ .*$/gm)?.find((comment) => !after.includes(comment.trim()))
}

async function readOptions() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      builds: { type: 'string', default: '2' },
      commits: { type: 'string' },
    },
  })
  const commits = values.commits?.split(',') ?? (await lastVersions(2))
  return { count: Number(values.count), builds: Number(values.builds), commits }
}

/** @returns the newest releases, oldest first; before there are enough, the last commits that changed the package */
async function lastVersions(count: number): Promise<readonly string[]> {
  const lines = async (...args: readonly string[]) =>
    (await run('git', [...args], { cwd: repositoryRoot })).stdout.split('\n').filter(Boolean)
  const releases = await lines('tag', '--list', 'v*', '--sort=-creatordate')
  const commits = await lines('log', '--format=%H', `-${count}`, 'HEAD~1', '--', 'packages/love98/src')
  return (releases.length < count ? commits : releases).slice(0, count).reverse()
}

const run = promisify(execFile)

/** A packed version in a `node_modules` folder. Its dependencies are links to those of the repository. */
type PackedVersion = { readonly name: string; readonly modules: string; readonly hasCommands: boolean }

/**
 * Packs the package as `npm publish` would, and unpacks the tarball.
 * @param commit undefined: the present files
 * @param folder for its files; it must exist
 */
async function packVersion(commit: string | undefined, folder: string): Promise<PackedVersion> {
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
async function extract(commit: string, path: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const archive = join(to, 'archive.tar')
  await run('git', ['archive', '-o', archive, commit, path], { cwd: repositoryRoot })
  await run('tar', ['xf', archive, '-C', to])
}
