import type { Language } from '../../src/server/http/choose-language.ts'

/**
 * A file that is delivered as it is. `path`: pathname of its address; `file`: path from the root of the project, with forward slashes;
 * `hash`: hash of its bytes, base64url; `versions`: the values of `?v=` in addresses of this build; `encodings`: content encodings;
 * `language`: language of its texts if that is not English; `origin`: the site address inside the hashed and encoded bytes, if any
 */
export type StaticFile = {
  path: string
  file: string
  type: string
  hash: string
  caching: Caching
  versions: string[]
  encodings: Encoding[]
  language: string | null
  origin?: string
}

/** `built`: ms, whole seconds;
 *   `languages`: all that have pages, English first */
export type StaticManifest = { built: number; languages: Language[]; files: StaticFile[] }

export type Encoding = 'br' | 'zstd' | 'gzip'

/** `page`: asked for again at each visit;
 *   `missing`: the page for addresses that do not exist; `named`: the address contains a hash of the content;
 *   `versioned`: a hash of what it shows may follow as `?v=`; `daily`: kept for a day */
export type Caching = 'page' | 'missing' | 'named' | 'versioned' | 'daily'

/** From the root of the project: the manifest, and files that are compressed best (`best-files.ts`). */
export const deliveryFolder = 'dist/delivery'
export const manifestFile = `${deliveryFolder}/manifest.json`

/** From the root: what the build wrote about its inline scripts and styles, and who counts its visitors. No server starts without it. */
export const policyFile = 'dist/content-policy.json'
