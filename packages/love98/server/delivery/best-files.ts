import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { deliveryFolder, type Encoding, type StaticFile } from './static-manifest.ts'

/** File names in the delivery folder, by `contentKey`. */
export type BestFiles = ReadonlyMap<string, string>

type Content = Pick<StaticFile, 'hash' | 'language'>

/** The hash of the plain bytes with their quality, the hash of the file's own bytes, the encoding. */
const named = /^([\w-]{16}(?:-l)?)\.([\w-]{16})\.(br|gzip|zstd)$/

/**
 * Distinguishes contents by their bytes and quality: a file without texts is compressed better than one of
 * ten languages.
 */
export function contentKey({ hash, language }: Content): string {
  return language === null ? hash : `${hash}-l`
}

export function bestKey(content: Content, encoding: string): string {
  return `${contentKey(content)}.${encoding}`
}

/** Returns the start of a SHA-256, in characters that a file name may have. */
export function shortHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}

/**
 * Lists the best compressed files, of this build and earlier ones. The file names contain all data, so there is no
 * index that a crash could leave half-written.
 * @param root the project's folder
 */
export function listBestFiles(root: string, folder = deliveryFolder): BestFiles {
  return bestFilesOf(namesIn(join(root, folder)))
}

/** @param names other files are ignored */
export function bestFilesOf(names: readonly string[]): BestFiles {
  return new Map(
    names.flatMap((name) => {
      const [, key, , encoding] = named.exec(name) ?? []
      return key === undefined ? [] : [[`${key}.${encoding}`, name] as const]
    }),
  )
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * @param name undefined if there is no such file
 * @returns null if it is missing or was changed
 */
export function readBestFile(root: string, name: string | undefined): Buffer | null {
  const [, , own] = named.exec(name ?? '') ?? []
  if (name === undefined || own === undefined) return null
  try {
    const bytes = readFileSync(join(root, deliveryFolder, name))
    return shortHash(bytes) === own ? bytes : null
  } catch {
    return null
  }
}

/**
 * Writes a file atomically.
 * @returns its name
 * @throws {Error} of the file system: a full or read-only disk
 */
export async function writeBestFile(
  root: string,
  { content, encoding, bytes }: { content: Content; encoding: Encoding; bytes: Buffer },
): Promise<string> {
  const folder = join(root, deliveryFolder)
  await mkdir(folder, { recursive: true })
  const name = `${contentKey(content)}.${shortHash(bytes)}.${encoding}`
  // Several processes may write the same file.
  const unfinished = join(folder, `${name}.${process.pid}`)
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(folder, name))
  return name
}
