import * as v from 'valibot'
import type { Address, ChecksumCheck } from '@/domain/address'
import { mostDecimals, nativeSymbol, readToken } from '@/domain/asset'
import { namedValues, parsed, settings, unlessMissing, urlOf } from './config-values'
import { defaultChains } from './default-chains'

export type KnownNames = {
  programIds: readonly string[]
  skinIds: readonly string[]
  iconNames: readonly string[]
  languageIds: readonly string[]
}

export type CommunityFields = v.InferOutput<ReturnType<typeof communityFields>>

/**
 * The schema of `love98.config.ts`, which checks each value by itself; `referenceProblems` checks the relations between
 * values.
 */
export function communityFields(
  { programIds, skinIds, iconNames, languageIds }: KnownNames,
  isChecksummed: ChecksumCheck,
) {
  const address = v.custom<Address>(
    (value) => typeof value === 'string' && isChecksummed(value),
    unlessMissing('not a checksummed address'),
  )
  const icon = v.pipe(
    v.string(),
    v.check((name) => iconNames.includes(name), 'no such icon'),
  )
  const skin = v.pipe(
    v.string(),
    v.check((id) => skinIds.includes(id), 'no such skin'),
  )
  const languageId = v.pipe(
    v.string(),
    v.check((id) => languageIds.includes(id), 'no such language'),
  )
  const namedLink = settings({
    name: text,
    url: v.nullable(webUrl),
    icon,
    /** A picture under `/assets`, shown at 64 CSS pixels through `/_next/image`. */
    picture: v.nullable(v.pipe(v.string(), v.regex(/^\/assets\/[^?#]+$/, 'pictures lie under /assets/'))),
  })
  const chain = settings({
    id: chainId,
    name: text,
    network: text,
    nativeCurrency: settings({ name: text, symbol: text, decimals }),
    /** The URL that a wallet receives when it adds the chain. The node URL of the server stays secret. */
    publicRpcUrl: webUrl,
    explorer: v.nullable(settings({ name: text, url: webUrl })),
    testnet: v.boolean(),
    multicall3: v.nullable(address),
    universalResolver: v.nullable(address),
    /** The number of blocks after which a block counts as final; default 64. */
    finality: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000))),
  })

  return settings({
    site: settings({
      name: text,
      sentence: text,
      description: text,
      /** The BCP 47 language tag of the texts in this file. */
      language: text,
      offline: v.boolean(),
      /** Translations of the texts above; a text without a translation keeps its original. */
      translations: v.optional(
        namedValues(
          languageId,
          settings({ name: v.optional(text), sentence: v.optional(text), description: v.optional(text) }),
        ),
      ),
    }),
    showUnset: v.boolean(),
    defaultSkin: skin,
    /** The skin of a first visit if the system prefers dark colors; default: `defaultSkin`. */
    darkSkin: v.optional(skin),
    /** The skins and languages to build; default: all. English is always built. */
    skins: v.optional(v.pipe(v.array(skin), v.readonly())),
    languages: v.optional(v.pipe(v.array(languageId), v.readonly())),
    programs: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((id) => programIds.includes(id), 'no such program'),
        ),
      ),
      v.readonly(),
    ),
    /** A former setting. */
    terms: v.optional(
      v.never(
        'are files now: move the title and the paragraphs to community/terms/en.md, and translations to community/terms/<language>.md',
      ),
    ),
    chains: v.optional(v.pipe(v.array(chain), v.minLength(1, 'at least one chain is needed')), [
      ...defaultChains,
    ]),
    nameChainId: chainId,
    tokens: namedValues(
      v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/, 'a symbol has capital letters and digits only')),
      parsed(readToken, { text, address: v.nullable(address) }, true),
    ),
    exchange: settings({
      chainId,
      factory: address,
      initCodeHash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/, 'not a 32-byte hash')),
      wrappedNative: address,
      /** The router for swaps (UniswapV2Router02); null: pairs only link to the swap site. */
      router: v.optional(v.nullable(address), null),
      /** The number of past days in the price history; 0 disables it; default 30. */
      history: v.optional(
        settings({ days: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(3_650)) }),
      ),
    }),
    pairs: v.array(
      settings({
        name: v.pipe(text, v.regex(/^[A-Z0-9]+-[A-Z0-9]+$/, 'a pair is named BASE-TOKEN')),
        icon,
        token: v.union(
          [v.literal(nativeSymbol), address, v.null()],
          unlessMissing('not a checksummed address'),
        ),
        baseAsset: text,
      }),
    ),
    links: settings({
      swap: v.nullable(webUrl),
      bridge: v.nullable(webUrl),
      vote: v.nullable(webUrl),
      explorer: v.nullable(webUrl),
      telegram: v.nullable(webUrl),
      twitter: v.nullable(webUrl),
      discord: v.nullable(webUrl),
    }),
    governanceName: v.nullable(text),
    chiaWallets: v.array(namedLink),
    chiaMarkets: v.array(namedLink),
    collections: v.array(namedLink),
    partners: v.array(namedLink),
    /** `[S9.4]`: the specification does not define their meaning. Programs that need these numbers read them here. */
    constants: settings({ firstBlock: count, secondBlock: count, count, value: count }),
    /**
     * `integrity`: Subresource Integrity hashes of `analytics.js` and `recording.js` on the host, which must allow
     * CORS.
     */
    analytics: v.pipe(
      settings({
        host: v.nullable(webUrl),
        productionHostname: v.nullable(text),
        integrity: v.optional(v.nullable(settings({ analytics: scriptHash, recording: scriptHash }))),
      }),
      v.check(
        ({ host, integrity }) => host === null || Boolean(integrity),
        'scripts of a host need their hashes',
      ),
    ),
    treasury: v.nullable(settings({ chainId, address })),
    /**
     * The accounts that may hide guestbook entries; null: this site has no guestbook. A contract account must be on the
     * chain of names.
     */
    guestbook: v.optional(v.nullable(settings({ owners: v.array(address) })), null),
  })
}

/** A SHA-256, SHA-384 or SHA-512 hash in the form of the `integrity` attribute. */
const scriptHash = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, 'not a hash of a script'),
)
const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
const webUrl = urlOf(/^https?:\/\//i, 'not a web address (https://…)')
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'must be a positive whole number'))
const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'a chain id is a positive whole number'))
const decimals = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostDecimals))
