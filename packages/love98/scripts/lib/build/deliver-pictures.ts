import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shortHash } from '../../../server/delivery/best-files.ts'
import { manifestFile, type StaticManifest } from '../../../server/delivery/static-manifest.ts'
import { publicFolder } from '../../art/art-folders.ts'
import { pixelHash, squeezePng } from '../../art/squeeze-png.ts'

/** The pictures, fonts and other public files of a build, from the root of the project. */
export const picturesFolder = 'dist/public'

/** Squeezed pictures of all builds by the hash of their pixels, from the root of the project. */
const squeezedFolder = '.love98/squeezed'

/** Copies the public files to the build, so that it is complete. Pictures that were squeezed before are squeezed. */
export async function copyPictures(root: string): Promise<void> {
  await rm(join(root, picturesFolder), { recursive: true, force: true })
  const from = join(root, publicFolder)
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    const target = join(root, picturesFolder, path.slice(from.length))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, (isSqueezable(path) && (await readSqueezed(root, bytes))) || bytes)
  }
}

/** Pictures that visits load. The others are for installed apps and for the links that other sites show. */
function isSqueezable(path: string): boolean {
  return /[\\/]assets[\\/]skins[\\/].*\.png$/.test(path)
}

function squeezedFile(root: string, png: Buffer): string {
  return join(root, squeezedFolder, `${pixelHash(png)}.png`)
}

async function readSqueezed(root: string, png: Buffer): Promise<Buffer | null> {
  return readFile(squeezedFile(root, png)).catch(() => null)
}

/**
 * Compresses the pictures of a build as far as possible and writes their hashes to its manifest. A picture takes up to
 * some seconds at the first time, and none later. Addresses do not change: they contain hashes of pixels.
 */
export async function squeezePictures(root: string): Promise<void> {
  const path = join(root, manifestFile)
  const manifest: StaticManifest = JSON.parse(await readFile(path, 'utf8'))
  let isChanged = false
  for (const entry of manifest.files) {
    if (!entry.file.startsWith(`${picturesFolder}/`) || !isSqueezable(entry.file)) continue
    const file = join(root, entry.file)
    const bytes = await readFile(file)
    const squeezed = (await readSqueezed(root, bytes)) ?? (await squeeze(root, bytes))
    if (squeezed.length >= bytes.length) continue
    await writeFile(file, squeezed)
    entry.hash = shortHash(squeezed)
    isChanged = true
  }
  if (isChanged) await writeFile(path, `${JSON.stringify(manifest, null, 1)}\n`)
}

async function squeeze(root: string, png: Buffer): Promise<Buffer> {
  const squeezed = await squeezePng(png)
  const file = squeezedFile(root, png)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, squeezed)
  return squeezed
}
