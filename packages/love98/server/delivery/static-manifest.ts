import type { Language } from '../../src/server/http/choose-language.ts'

/**
 * A file that is delivered as it is. `path`: pathname of its address; `file`: path from the root of the project, with
 * forward slashes; `hash`: hash of its bytes, base64url; `versions`: the values of `?v=` in addresses of this build;
 * `encodings`: content encodings; `language`: language of its texts if that is not English; `origin`: the site address
 * inside the hashed and encoded bytes, if any
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

/** `built`: ms, whole seconds; `languages`: all that have pages, English first */
export type StaticManifest = { built: number; languages: Language[]; files: StaticFile[] }

export type Encoding = 'br' | 'zstd' | 'gzip'

/**
 * `page`: revalidated at each visit; `missing`: the page for unknown addresses; `named`: the address contains a hash
 * of the content; `versioned`: `?v=` may contain a hash of the content; `daily`: kept for a day
 */
export type Caching = 'page' | 'missing' | 'named' | 'versioned' | 'daily'

/** The folder of the manifest and of the best compressed files (`best-files.ts`), from the root. */
export const deliveryFolder = 'dist/delivery'
export const manifestFile = `${deliveryFolder}/manifest.json`

/**
 * The build's report of its inline scripts and styles and of the statistics service, from the root. A server needs it
 * to start.
 */
export const policyFile = 'dist/content-policy.json'
