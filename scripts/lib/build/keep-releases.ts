import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import {
  deliveryFolder,
  manifestFile,
  type StaticFile,
  type StaticManifest,
} from '../../../server/delivery/static-manifest.ts'

/** `file` and `encodings` of its files are names in its folder. */
type Release = { id: string; built: number; files: StaticFile[] }

/** From the root of the project: survives builds. An image takes it from the one before (docs/operations.md). */
export const releasesFolder = '.love98/releases'

/** The new release, and those before it whose pages may still be open. */
export const keptReleases = 3

/**
 * Keeps the chunks of a build, and puts those of the releases before it into the build: a page of yesterday finds its chunks
 * on a server of today. What has the same name is the same chunk.
 *
 * @param id of the release: builds of the same sources are one
 */
export async function keepReleases(root: string, id: string): Promise<void> {
  const manifest: StaticManifest = JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
  await storeRelease(root, { id, built: manifest.built, files: manifest.files.filter(isChunk) })
  const earlier = (await readReleases(root)).filter((release) => release.id !== id)
  for (const { id: old } of earlier.splice(keptReleases - 1))
    await rm(join(root, releasesFolder, old), { recursive: true, force: true })
  const known = new Set(manifest.files.map(({ path }) => path))
  for (const release of earlier)
    for (const file of release.files) {
      if (known.has(file.path)) continue
      const restored = await restore(root, join(root, releasesFolder, release.id), file)
      if (!restored) continue
      known.add(file.path)
      manifest.files.push(restored)
    }
  await writeFile(join(root, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** Chunks of builds before version 0.2 stand below `/_next/static`. */
function isChunk({ path, caching }: StaticFile): boolean {
  return (
    caching === 'named' && /^(?:\/_next)?\/static\/[\w~.-]+(\/[\w~.-]+)*$/.test(path) && !path.includes('/..')
  )
}

async function storeRelease(root: string, { id, built, files }: Release): Promise<void> {
  const folder = join(root, releasesFolder, id)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const kept = []
  for (const file of files) {
    const name = `${file.hash}${extname(file.file)}`
    await copyFile(join(root, file.file), join(folder, name))
    for (const path of Object.values(file.encodings))
      await copyFile(join(root, path), join(folder, basename(path)))
    const encodings = Object.fromEntries(
      Object.entries(file.encodings).map(([encoding, path]) => [encoding, basename(path)]),
    )
    kept.push({ ...file, file: name, encodings })
  }
  // Last: a folder without it is of a build that was broken off.
  await writeFile(join(folder, 'release.json'), `${JSON.stringify({ id, built, files: kept }, null, 1)}\n`)
}

/** @returns the newest first; one that cannot be read has no files */
async function readReleases(root: string): Promise<Release[]> {
  const folder = join(root, releasesFolder)
  const releases = await Promise.all(
    (await readdir(folder)).map(async (id) => {
      const text = await readFile(join(folder, id, 'release.json'), 'utf8').catch(() => '{}')
      const { built = 0, files = [] } = parse(text)
      return { id, built, files: files.filter(isChunk) }
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
 * @param folder of the release
 * @returns null when its bytes are not those that its hash names
 */
async function restore(root: string, folder: string, file: StaticFile): Promise<StaticFile | null> {
  const bytes = await readFile(join(folder, basename(file.file))).catch(() => null)
  if (!bytes || createHash('sha256').update(bytes).digest('base64url').slice(0, 16) !== file.hash) return null
  const name = `${deliveryFolder}/${basename(file.file)}`
  await writeFile(join(root, name), bytes)
  const encodings: Record<string, string> = {}
  for (const [encoding, kept] of Object.entries(file.encodings)) {
    const path = `${deliveryFolder}/${basename(kept)}`
    const isThere = await copyFile(join(folder, basename(kept)), join(root, path)).then(
      () => true,
      () => false,
    )
    if (isThere) encodings[encoding] = path
  }
  return { ...file, file: name, encodings }
}
