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

/** `file` of its files is a name in its folder. */
type Release = { id: string; built: number; files: StaticFile[] }

/** From the root of the project: survives builds. An image takes it from the one before (docs/operations.md). */
export const releasesFolder = '.love98/releases'

/** The new release, and those before it whose pages may still be open. */
export const keptReleases = 3

/**
 * Puts the chunks of the releases before a build into it: a page of yesterday finds its chunks on a server of today. What has the
 * same name is the same chunk.
 *
 * @param id of the build's own release: builds of the same sources are one
 */
export async function restoreReleases(root: string, id: string): Promise<void> {
  const manifest = await readManifest(root)
  const known = new Set(manifest.files.map(({ path }) => path))
  const earlier = (await readReleases(root)).filter((release) => release.id !== id)
  for (const { id: old, files } of earlier.slice(0, keptReleases - 1)) {
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
 * Keeps the chunks of a build, compressed as far as they are, for the builds after it, and removes the oldest release.
 *
 * @param id of the release
 */
export async function storeRelease(root: string, id: string): Promise<void> {
  const { built, files } = await readManifest(root)
  const isOwn = ({ file }: StaticFile) => file.startsWith(`${clientFolder}/`)
  await writeRelease(root, { id, built, files: files.filter((file) => isChunk(file) && isOwn(file)) })
  const earlier = (await readReleases(root)).filter((release) => release.id !== id)
  for (const { id: old } of earlier.slice(keptReleases - 1))
    await rm(join(root, releasesFolder, old), { recursive: true, force: true })
}

async function readManifest(root: string): Promise<StaticManifest> {
  return JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
}

/** Chunks of builds before version 0.2 stand below `/_next/static`. */
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
  // Last: a folder without it is of a build that was broken off.
  await writeFile(join(folder, 'release.json'), `${JSON.stringify({ id, built, files: kept }, null, 1)}\n`)
}

/** @param folders `best`: of the files in `from`, where some may not be yet */
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

/** @returns the newest first; one that cannot be read has no files */
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

/** Builds before 0.2 wrote a file for each encoding instead of a list of them. */
function withEncodings(file: StaticFile): StaticFile {
  const { encodings } = file
  return Array.isArray(encodings) ? file : { ...file, encodings: Object.keys(encodings ?? {}) as Encoding[] }
}

/**
 * @param release `best`: of the files in its folder
 * @returns null when its bytes are not those that its hash names
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
