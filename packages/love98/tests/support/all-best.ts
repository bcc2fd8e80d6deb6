import { bestKey, listBestFiles } from '../../server/delivery/best-files.ts'
import type { StaticFile } from '../../server/delivery/static-manifest.ts'

/** @returns true if every file exists in all its encodings; the bytes are not read */
export function areAllCompressedBest(root: string, files: readonly StaticFile[]): boolean {
  const best = listBestFiles(root)
  return files.every((file) => file.encodings.every((encoding) => best.has(bestKey(file, encoding))))
}
