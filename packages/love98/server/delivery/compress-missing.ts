import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withOrigin } from '../site-address.ts'
import { bestKey, contentKey, listBestFiles, readBestFile, shortHash, writeBestFile } from './best-files.ts'
import { encodersOf } from './encoders.ts'
import type { Encoding, StaticFile } from './static-manifest.ts'

/** The number of Node's threads for compression. */
const atOnce = 4

/**
 * Compresses files that are missing or broken in the highest quality, the most requested ones first. Existing files
 * are reused, so a call after an interruption continues.
 * @param root the project's folder
 * @param files of the manifest
 * @param compressed called with the key of a content, and the names of its files, once all encodings exist
 * @throws {Error} if a file cannot be written
 */
export async function compressMissing(
  root: string,
  files: readonly StaticFile[],
  compressed: (key: string, names: readonly string[]) => void = () => undefined,
): Promise<void> {
  const best = listBestFiles(root)
  const contents = new Map(files.map((file) => [contentKey(file), file]))
  const sorted = [...contents].sort(([, one], [, other]) => rankOf(one) - rankOf(other))
  const waiting = sorted.values()
  const worker = async () => {
    for (const [key, file] of waiting) {
      const nameOf = (encoding: Encoding) => best.get(bestKey(file, encoding))
      const isMissing = (encoding: Encoding) => readBestFile(root, nameOf(encoding)) === null
      const missing = file.encodings.filter(isMissing)
      if (missing.length === 0) continue
      const written = await compress(root, file, missing)
      const found = file.encodings.filter((encoding) => !missing.includes(encoding)).map(nameOf)
      const names = [...found, ...written].filter((name) => name !== undefined)
      if (names.length === file.encodings.length) compressed(key, names)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Ranks English before the other languages. */
function rankOf({ language }: StaticFile): number {
  return language === null ? 0 : 1
}

/**
 * @returns the names of the written files: fewer if the bytes no longer belong to this build, or this Node lacks an
 * encoding
 */
async function compress(root: string, file: StaticFile, missing: readonly Encoding[]): Promise<string[]> {
  const plain = await readFile(join(root, file.file)).catch(() => null)
  const bytes = plain && file.origin !== undefined ? withOrigin(plain, file.origin) : plain
  // A new build may have replaced the file under the same name.
  if (!bytes || shortHash(bytes) !== file.hash) return []
  const encoders = encodersOf(file)
  const names: string[] = []
  for (const encoding of missing) {
    const encode = encoders[encoding]
    if (encode) names.push(await writeBestFile(root, { content: file, encoding, bytes: await encode(bytes) }))
  }
  return names
}
