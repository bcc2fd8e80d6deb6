import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { type BestFiles, bestKey, listBestFiles, shortHash } from '../../../server/delivery/best-files.ts'
import {
  deliveryFolder,
  type Encoding,
  manifestFile,
  type StaticFile,
  type StaticManifest,
} from '../../../server/delivery/static-manifest.ts'
import { clientFolder } from './build-client.ts'

type Release = { id: string; built: number; files: StaticFile[] }

/** From the root of the project. It survives builds. An image takes it from the previous one (docs/operations.md). */
export const releasesFolder = '.love98/releases'

/** The number of stored releases: the new one, and earlier ones whose pages may still be open. */
export const maxStoredReleases = 3

/**
 * Copies the chunks of earlier releases into a build, so that an old page still finds its chunks on a new server.
 * Chunks with the same name are the same.
 * @param id of the build's own release: builds of the same sources have the same ID
 */
export async function restoreReleases(root: string, id: string): Promise<void> {
  const manifest = await readManifest(root)
  const known = new Set(manifest.files.map(({ path }) => path))
  const earlier = (await readReleases(root)).filter((release) => release.id !== id)
  for (const { id: old, files } of earlier.slice(0, maxStoredReleases - 1)) {
    const folder = `${releasesFolder}/${old}`
    const best = listBestFiles(root, folder)
    for (const file of files) {
      if (known.has(file.path)) continue
      const restored = await restore(root, file, { folder, best })
      if (!restored) continue
      known.add(file.path)
      manifest.files.push(restored)
    }
  }
  await writeFile(join(root, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`)
}

/**
 * Stores the chunks of a build for later builds, with their compressed files so far, and removes the oldest release.
 * @param id of the release
 */
export async function storeRelease(root: string, id: string): Promise<void> {
  const { built, files } = await readManifest(root)
  const isOwn = ({ file }: StaticFile) => file.startsWith(`${clientFolder}/`)
  await writeRelease(root, { id, built, files: files.filter((file) => isChunk(file) && isOwn(file)) })
  const earlier = (await readReleases(root)).filter((release) => release.id !== id)
  for (const { id: old } of earlier.slice(maxStoredReleases - 1))
    await rm(join(root, releasesFolder, old), { recursive: true, force: true })
}

async function readManifest(root: string): Promise<StaticManifest> {
  return JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
}

/** Chunks of builds before version 0.2 are below `/_next/static`. */
function isChunk({ path, caching }: StaticFile): boolean {
  return (
    caching === 'named' && /^(?:\/_next)?\/static\/[\w~.-]+(\/[\w~.-]+)*$/.test(path) && !path.includes('/..')
  )
}

async function writeRelease(root: string, { id, built, files }: Release): Promise<void> {
  const folder = join(root, releasesFolder, id)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const best = listBestFiles(root)
  const kept = []
  for (const file of files) {
    const name = `${file.hash}${extname(file.file)}`
    await copyFile(join(root, file.file), join(folder, name))
    await copyBest(root, file, { from: deliveryFolder, to: `${releasesFolder}/${id}`, best })
    kept.push({ ...file, file: name })
  }
  // Written last: without this file, the folder belongs to an interrupted build.
  await writeFile(join(folder, 'release.json'), `${JSON.stringify({ id, built, files: kept }, null, 1)}\n`)
}

/** @param folders `best`: the best compressed files of `from`, which may not all exist yet */
async function copyBest(
  root: string,
  file: StaticFile,
  { from, to, best }: { from: string; to: string; best: BestFiles },
): Promise<void> {
  for (const encoding of file.encodings) {
    const name = best.get(bestKey(file, encoding))
    if (name !== undefined) await copyFile(join(root, from, name), join(root, to, name))
  }
}

/** @returns the newest first; an unreadable release has no files */
async function readReleases(root: string): Promise<Release[]> {
  const folder = join(root, releasesFolder)
  const releases = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (id) => {
      const text = await readFile(join(folder, id, 'release.json'), 'utf8').catch(() => '{}')
      const { built = 0, files = [] } = parse(text)
      return { id, built, files: files.filter(isChunk).map(withEncodings) }
    }),
  )
  return releases.sort((one, other) => other.built - one.built)
}

function parse(text: string): Partial<Release> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * Converts entries of builds before 0.2, which have an object with one file per encoding instead of a list of
 * encodings.
 */
function withEncodings(file: StaticFile): StaticFile {
  const { encodings } = file
  return Array.isArray(encodings) ? file : { ...file, encodings: Object.keys(encodings ?? {}) as Encoding[] }
}

/**
 * @param release `best`: the best compressed files of its folder
 * @returns null if the bytes do not match the hash
 */
async function restore(
  root: string,
  file: StaticFile,
  { folder, best }: { folder: string; best: BestFiles },
): Promise<StaticFile | null> {
  const bytes = await readFile(join(root, folder, basename(file.file))).catch(() => null)
  if (!bytes || shortHash(bytes) !== file.hash) return null
  const name = `${deliveryFolder}/${basename(file.file)}`
  await writeFile(join(root, name), bytes)
  await copyBest(root, file, { from: folder, to: deliveryFolder, best })
  return { ...file, file: name }
}
