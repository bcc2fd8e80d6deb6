import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from '../../project-root.mjs'
import { compareVersions } from '../../require-version.mjs'
import { UserError } from '../../user-error.mjs'
import { ProjectFiles } from './project-files.ts'
import type { Change, Update } from './update.ts'

type UpdateOptions = {
  /** The project's folder. */
  readonly root: string
  /** @default all of the package */
  readonly updates?: readonly Update[]
  /** @default that of the package */
  readonly version?: string
  /** Says what would change, and writes nothing. */
  readonly dryRun?: boolean
}

const manifest = 'package.json'

/**
 * Changes a community's folder for the installed version of Love98, from the version that its `package.json` records.
 * Either every change is written or none.
 * @returns sentences for the user
 * @throws {UserError} if a file cannot be read or changed
 */
export async function updateProject({
  root,
  dryRun = false,
  ...given
}: UpdateOptions): Promise<readonly string[]> {
  const version = given.version ?? (await packageVersion())
  const files = new ProjectFiles(root)
  const text = await files.read(manifest)
  if (text === undefined)
    throw new UserError(`There is no ${manifest} in this folder. Run love98 update in a project.`)
  const updated = readUpdated(text)
  const updates = (given.updates ?? (await readUpdates()))
    .filter((update) => compareVersions(update.version, version) <= 0)
    // The changes of the recorded version are tried again: a copy of it that was not published may have fewer.
    .filter((update) => updated === undefined || compareVersions(update.version, updated) >= 0)
    .toSorted((one, other) => compareVersions(one.version, other.version))
  const said: string[] = []
  for (const update of updates)
    for (const change of update.changes) said.push(...(await applied(files, update.version, change)))
  const hasChanged = files.paths.length > 0
  if (updated !== version) files.write(manifest, withUpdated(text, version))
  if (dryRun)
    return [...(hasChanged || said.length > 0 ? said : ['Nothing would change.']), 'Nothing was written.']
  const copies = await files.save(version, [manifest])
  if (said.length === 0) return [`Nothing had to change for Love98 ${version}.`]
  return [
    ...said,
    ...copies.map((copy) => `The former file is ${copy}.`),
    `This folder is up to date with Love98 ${version}. Run love98 check, and look at the changes.`,
  ]
}

async function applied(
  files: ProjectFiles,
  version: string,
  { about, apply }: Change,
): Promise<readonly string[]> {
  const before = new Map(
    await Promise.all(files.paths.map(async (path) => [path, await files.read(path)] as const)),
  )
  const left = await apply(files).catch((error) => {
    throw new UserError(
      `The change for ${version} could not be made: ${error.message}. Nothing was written.`,
      {
        cause: error,
      },
    )
  })
  const now = await Promise.all(files.paths.map(async (path) => [path, await files.read(path)] as const))
  const changed = now
    .filter(([path, text]) => !before.has(path) || before.get(path) !== text)
    .map(([path]) => path)
  return [
    ...(changed.length > 0 ? [`${version}: ${about} (${changed.join(', ')})`] : []),
    ...left.map((sentence) => `${version}: To do: ${sentence}`),
  ]
}

async function packageVersion(): Promise<string> {
  return JSON.parse(await readFile(join(packageRoot, manifest), 'utf8')).version
}

async function readUpdates(): Promise<readonly Update[]> {
  const folder = join(packageRoot, 'scripts/updates')
  const names = (await readdir(folder)).filter((name) => /^\d+\.\d+\.\d+\.ts$/.test(name))
  return Promise.all(
    names.map(async (name) => {
      const { changes }: { changes: readonly Change[] } = await import(pathToFileURL(join(folder, name)).href)
      return { version: name.slice(0, -'.ts'.length), changes }
    }),
  )
}

/**
 * Reads the version for which a folder was updated last: `"love98": { "updated": "0.1.0" }` of its `package.json`.
 * @returns undefined if none is recorded
 * @throws {UserError} if the text is not JSON
 */
function readUpdated(text: string): string | undefined {
  const updated: unknown = Object(parse(text).love98).updated
  return typeof updated === 'string' && /^\d+\.\d+\.\d+/.test(updated) ? updated : undefined
}

/** Records a version. The indentation and the end of the file stay. */
function withUpdated(text: string, version: string): string {
  const manifest = parse(text)
  const indent = /^\{\r?\n(\s+)/.exec(text)?.[1] ?? 2
  const end = /\s*$/.exec(text)?.[0] ?? ''
  return (
    JSON.stringify({ ...manifest, love98: { ...Object(manifest.love98), updated: version } }, null, indent) +
    end
  )
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError(`package.json is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
