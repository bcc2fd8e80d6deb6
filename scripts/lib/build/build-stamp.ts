import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { policyFile } from '../../../server/delivery/static-manifest.ts'

/** What a build is made from. Folders count whole, but for their tests. */
const sources = [
  'src',
  'public',
  'love98.config.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/lib/build',
  'server',
]

/**
 * A hash over the names and bytes of all sources of the build. Times say nothing after a clone or a checkout.
 */
export async function hashSources(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(sources.map((source) => filesBelow(root, source)))).flat()) {
    const bytes = await readFile(join(root, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** @returns whether the build was made from the sources as they are now */
export async function isBuildCurrent(root: string): Promise<boolean> {
  const stamp = await readFile(stampFile(root), 'utf8').catch(() => '')
  const built = sourcesOf(stamp)
  return built !== undefined && built === (await hashSources(root))
}

/** @returns undefined for a stamp that was written in part */
function sourcesOf(stamp: string): unknown {
  try {
    return JSON.parse(stamp)?.sources
  } catch {
    return undefined
  }
}

/**
 * Call it before a build, so that one that fails half-way is not taken for a good one, nor served.
 */
export async function clearBuildStamp(root: string): Promise<void> {
  await rm(stampFile(root), { force: true })
  await rm(join(root, policyFile), { force: true })
}

/** @param hash of the sources as they were when the build began */
export async function writeBuildStamp(root: string, hash: string): Promise<void> {
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile(root), `${JSON.stringify({ sources: hash })}\n`)
}

function stampFile(root: string): string {
  return join(root, 'dist', 'build.json')
}

/**
 * @param path with forward slashes, from the root
 * @returns sorted; empty when there is no such path
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
