import * as v from 'valibot'
import { settings } from './config-values'
import { text, webUrl } from './link-schema'

/** A SHA-256, SHA-384 or SHA-512 hash in the form of the `integrity` attribute. */
const scriptHash = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, 'not a hash of a script'),
)

const form = "null or { productionHostname: 'cat.club', plausible: { domain: 'cat.club' } }"

/** The settings of each service, of which exactly one is used. */
const services = {
  /** Plausible. `script`: the name of the site's own script, `pa-….js`; default: `script.manual.js`. */
  plausible: v.optional(
    settings({
      domain: text,
      host: v.optional(webUrl, 'https://plausible.io'),
      script: v.optional(
        v.pipe(v.string(), v.regex(/^[\w.-]+\.js$/, "not the name of a script ('pa-….js')")),
      ),
      integrity: v.optional(scriptHash),
    }),
  ),
  umami: v.optional(
    settings({
      websiteId: v.pipe(v.string(), v.uuid('not a website id (a UUID)')),
      host: v.optional(webUrl, 'https://cloud.umami.is'),
      integrity: v.optional(scriptHash),
    }),
  ),
  /** Any other script. It counts visits by itself. */
  script: v.optional(
    settings({
      src: webUrl,
      integrity: scriptHash,
      attributes: v.optional(
        v.record(
          v.pipe(v.string(), v.regex(/^data-[a-z][a-z0-9-]*$/, 'only data-… attributes can be set')),
          v.string(),
        ),
      ),
    }),
  ),
}

const settingsOfAnalytics = v.nullable(
  v.pipe(
    settings(
      {
        /** The only hostname on which the script is loaded. */
        productionHostname: v.pipe(
          text,
          v.regex(/^[^/:\s]+$/, 'not a hostname (cat.club, without https://)'),
        ),
        ...services,
      },
      form,
    ),
    v.check(
      ({ plausible, umami, script }) => [plausible, umami, script].filter(Boolean).length === 1,
      'needs exactly one of plausible, umami and script',
    ),
  ),
)

/** The schema of `analytics`: statistics that each visitor must turn on; null: none. */
export const analyticsSchema = v.pipe(
  v.unknown(),
  v.check(
    (value) => Object(value).host === undefined && Object(value).integrity === undefined,
    `is written differently now: ${form}`,
  ),
  settingsOfAnalytics,
) as unknown as typeof settingsOfAnalytics
