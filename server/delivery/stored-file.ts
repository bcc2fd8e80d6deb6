import type { Language } from '@/server/http/choose-language'
import type { StaticFile } from './static-manifest.ts'

/** The bytes of a file in one encoding. */
export type Variant = { encoding: string; etag: string; size: number; body: Buffer }

/** `encodings`: those of `variants`, the smallest first; `prepare`: compresses quickly what is not compressed best, with the
 *   address of this server, to be called before the first answer where it is there */
export type StoredFile = {
  file: StaticFile
  modified: number
  variants: Map<string, Variant>
  encodings: string[]
  prepare?: () => void
}

/** `missing`: the pages for unknown addresses, by language; `unfinished`: files whose best bytes are not on the disk, by the
 *   key of their content; `improving`: resolves when the first page is as small as it becomes in this process */
export type StaticStore = {
  files: Map<string, StoredFile>
  missing: Map<string | null, StoredFile>
  bytes: number
  languages: Language[]
  unfinished: Map<string, StoredFile[]>
  improving: Promise<void>
}
