import type { Language } from '@/server/http/choose-language'
import type { StaticFile } from './static-manifest.ts'

/** The bytes of a file in one encoding. */
export type Variant = { encoding: string; etag: string; size: number; body: Buffer }

/** `encodings`: those of `variants`, the smallest first; `readdress`: writes this server's address into `variants`, to be
 *   called before the first answer where it is there */
export type StoredFile = {
  file: StaticFile
  modified: number
  variants: Map<string, Variant>
  encodings: string[]
  readdress?: () => void
}

/** `missing`: the pages for unknown addresses, by language; `improving`: resolves when pages are as small as
 *   they become, those of English */
export type StaticStore = {
  files: Map<string, StoredFile>
  missing: Map<string | null, StoredFile>
  bytes: number
  languages: Language[]
  improving: readonly Promise<void>[]
}
