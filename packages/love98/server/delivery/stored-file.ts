import type { Language } from '@/server/http/choose-language'
import type { StaticFile } from './static-manifest.ts'

/** The bytes of a file in one encoding. */
export type Variant = { encoding: string; etag: string; size: number; body: Buffer }

/**
 * `encodings`: those of `variants`, the smallest first; `prepare`: compresses the file quickly if its best compression
 * is missing, with the address of this server; to be called before the first answer
 */
export type StoredFile = {
  file: StaticFile
  modified: number
  variants: Map<string, Variant>
  encodings: string[]
  prepare?: () => void
}

/**
 * `missing`: the pages for unknown addresses, by language; `unfinished`: files without their best bytes on the disk,
 * by the key of their content; `improving`: resolves once the first page has its final size in this process
 */
export type StaticStore = {
  files: Map<string, StoredFile>
  missing: Map<string | null, StoredFile>
  bytes: number
  languages: Language[]
  unfinished: Map<string, StoredFile[]>
  improving: Promise<void>
}
