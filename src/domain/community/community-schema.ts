import * as v from 'valibot'
import type { Address, ChecksumCheck } from '@/domain/address'
import { named, settings, unlessMissing, urlOf } from './config-values'
import { defaultChains } from './default-chains'

/** The names a community may use for programs, skins, icons and languages. */
export type KnownNames = {
  programIds: readonly string[]
  skinIds: readonly string[]
  iconNames: readonly string[]
  languageIds: readonly string[]
}

/** A file whose every value is right by itself. */
export type CommunityFields = v.InferOutput<ReturnType<typeof communityFields>>

/** The shape of `love98.config.ts`, each value by itself; what ties values together is in `referenceProblems`. */
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
    /** The URL that a wallet gets when it adds the chain; the server's own node is never disclosed. */
    publicRpcUrl: webUrl,
    explorer: v.nullable(settings({ name: text, url: webUrl })),
    testnet: v.boolean(),
    multicall3: v.nullable(address),
    universalResolver: v.nullable(address),
    /** After how many blocks none is taken back any more; 64 when left out. */
    finality: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000))),
  })

  return settings({
    site: settings({
      name: text,
      sentence: text,
      description: text,
      /** BCP 47: what the words of this file are written in. */
      language: text,
      offline: v.boolean(),
      /** What pages of other languages say instead; what is left out stays as it is above. */
      translations: v.optional(
        named(
          languageId,
          settings({ name: v.optional(text), sentence: v.optional(text), description: v.optional(text) }),
        ),
      ),
    }),
    showUnset: v.boolean(),
    defaultSkin: skin,
    /** The skin of a first visit where the system asks for dark colors; without it the default one. */
    darkSkin: v.optional(skin),
    /** The skins and languages that are built; without a list all of them. English always is. */
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
    terms: settings({
      ...termsEntries,
      /** Without its own, a page shows those above and says which language they are in. */
      translations: v.optional(named(languageId, settings(termsEntries))),
    }),
    chains: v.optional(v.pipe(v.array(chain), v.minLength(1, 'at least one chain is needed')), [
      ...defaultChains,
    ]),
    nameChainId: chainId,
    tokens: named(
      v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/, 'a symbol has capital letters and digits only')),
      settings({ name: text, decimals, address: v.nullable(address) }),
    ),
    exchange: settings({
      chainId,
      factory: address,
      initCodeHash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/, 'not a 32-byte hash')),
      wrappedNative: address,
      /** The router that pairs are swapped through (UniswapV2Router02); null: pairs only link to the swap site. */
      router: v.optional(v.nullable(address), null),
      /** How many days back the history of prices is begun; 0 keeps none. 30 when left out. */
      history: v.optional(
        settings({ days: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(3_650)) }),
      ),
    }),
    pairs: v.array(
      settings({
        name: v.pipe(text, v.regex(/^[A-Z0-9]+-[A-Z0-9]+$/, 'a pair is named BASE-TOKEN')),
        icon,
        token: v.union([v.literal('ETH'), address, v.null()], unlessMissing('not a checksummed address')),
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
    /** `[S9.4]`: what they count is not shown by the specification; programs that need them read them here. */
    constants: settings({ firstBlock: count, secondBlock: count, count, value: count }),
    /** `integrity`: hashes of `analytics.js` and `recording.js` at the host (Subresource Integrity), which has to allow CORS. */
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
    /** Who may hide entries of the guestbook; null: this site has none. A contract counts on the chain of names. */
    guestbook: v.optional(v.nullable(settings({ owners: v.array(address) })), null),
  })
}

/** SHA-256, 384 or 512 as the attribute `integrity` has it. */
const scriptHash = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, 'not a hash of a script'),
)
const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
const termsEntries = {
  title: text,
  paragraphs: v.pipe(v.array(text), v.minLength(1, 'at least one paragraph is needed')),
}
const webUrl = urlOf(/^https?:\/\//i, 'not a web address (https://…)')
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'must be a positive whole number'))
const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'a chain id is a positive whole number'))
/** An ERC-20 may have up to 255; beyond 36 no amount can be read by a person. */
const decimals = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(36))
