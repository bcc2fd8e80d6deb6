import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { policyFile } from '../../../server/delivery/static-manifest.ts'
import { packageRoot } from '../project-root.mjs'
import { buildsTestLanguage } from './test-language.ts'

/** The sources of the package. Folders include all their files except tests. */
const packageSources = [
  'src',
  'messages',
  'scripts/lib/messages',
  'public',
  'art',
  'scripts/art',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/lib/build',
  'server',
]

/** The sources of the project. */
const projectSources = ['community', 'package.json', 'package-lock.json']

/**
 * Hashes the names and bytes of all sources of the build. File times cannot be used, because a clone or a checkout
 * changes them.
 * @param root the project's folder
 */
export async function hashSources(root: string, packageFolder = packageRoot): Promise<string> {
  const hash = createHash('sha256').update(buildsTestLanguage() ? 'with the pseudo-language' : '')
  for (const [folder, sources] of [
    [packageFolder, packageSources],
    [root, projectSources],
  ] as const)
    for (const path of (await Promise.all(sources.map((source) => filesBelow(folder, source)))).flat()) {
      const bytes = await readFile(join(folder, path))
      hash.update(`${path}\0${bytes.length}\0`).update(bytes)
    }
  return hash.digest('hex')
}

/** @returns true if the build was made from the present sources */
export async function isBuildCurrent(root: string, packageFolder = packageRoot): Promise<boolean> {
  const stamp = await readFile(stampFile(root), 'utf8').catch(() => '')
  const built = sourcesOf(stamp)
  return built !== undefined && built === (await hashSources(root, packageFolder))
}

/** @returns undefined for a stamp that was written only partly */
function sourcesOf(stamp: string): unknown {
  try {
    return JSON.parse(stamp)?.sources
  } catch {
    return undefined
  }
}

/** Removes the stamp. Call it before a build, so that a failed build is neither considered current nor served. */
export async function clearBuildStamp(root: string): Promise<void> {
  await rm(stampFile(root), { force: true })
  await rm(join(root, policyFile), { force: true })
}

/** @param hash of the sources at the start of the build */
export async function writeBuildStamp(root: string, hash: string): Promise<void> {
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile(root), `${JSON.stringify({ sources: hash })}\n`)
}

function stampFile(root: string): string {
  return join(root, 'dist', 'build.json')
}

/**
 * @param path with forward slashes, from the root
 * @returns sorted paths; empty if the path does not exist
 */
async function filesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!entries) return [path]
  const names = entries.filter(({ name }) => name !== '.DS_Store' && !/\.test\.tsx?$/.test(name))
  const nested = names
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) =>
      entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
  return (await Promise.all(nested)).flat()
}
