import { z } from 'zod'
import type { Address, ChecksumCheck } from '@/domain/address'
import { unlessMissing } from './community-problems'
import { defaultChains } from './default-chains'

/** The names a community may use for programs, skins, icons and languages. */
export type KnownNames = {
  programIds: readonly string[]
  skinIds: readonly string[]
  iconNames: readonly string[]
  languageIds: readonly string[]
}

/** A file whose every value is right by itself. */
export type CommunityFields = z.output<ReturnType<typeof communityFields>>

/** The shape of `love98.config.ts`, each value by itself; what ties values together is in `referenceProblems`. */
export function communityFields(
  { programIds, skinIds, iconNames, languageIds }: KnownNames,
  isChecksummed: ChecksumCheck,
) {
  const address = z.custom<Address>((value) => typeof value === 'string' && isChecksummed(value), {
    error: unlessMissing('not a checksummed address'),
  })
  const icon = z.string().refine((name) => iconNames.includes(name), 'no such icon')
  const skin = z.string().refine((id) => skinIds.includes(id), 'no such skin')
  const languageId = z.string().refine((id) => languageIds.includes(id), 'no such language')
  const namedLink = z.strictObject({
    name: text,
    url: webUrl.nullable(),
    icon,
    /** A picture under `/assets`, shown at 64 CSS pixels through `/_next/image`. */
    picture: z
      .string()
      .regex(/^\/assets\/[^?#]+$/, 'pictures lie under /assets/')
      .nullable(),
  })
  const chain = z.strictObject({
    id: chainId,
    name: text,
    network: text,
    nativeCurrency: z.strictObject({ name: text, symbol: text, decimals }),
    /** The URL that a wallet gets when it adds the chain; the server's own node is never disclosed. */
    publicRpcUrl: webUrl,
    explorer: z.strictObject({ name: text, url: webUrl }).nullable(),
    testnet: z.boolean(),
    multicall3: address.nullable(),
    universalResolver: address.nullable(),
    /** After how many blocks none is taken back any more; 64 when left out. */
    finality: z.int().min(1).max(10_000).optional(),
  })

  return z.strictObject({
    site: z.strictObject({
      name: text,
      sentence: text,
      description: text,
      /** BCP 47: what the words of this file are written in. */
      language: text,
      offline: z.boolean(),
      /** What pages of other languages say instead; what is left out stays as it is above. */
      translations: z
        .record(
          languageId,
          z.strictObject({ name: text.optional(), sentence: text.optional(), description: text.optional() }),
        )
        .optional(),
    }),
    showUnset: z.boolean(),
    defaultSkin: skin,
    /** The skin of a first visit where the system asks for dark colors; without it the default one. */
    darkSkin: skin.optional(),
    /** The skins and languages that are built; without a list all of them. English always is. */
    skins: z.array(skin).readonly().optional(),
    languages: z.array(languageId).readonly().optional(),
    programs: z.array(z.string().refine((id) => programIds.includes(id), 'no such program')).readonly(),
    terms: z.strictObject({
      ...terms.shape,
      /** Without its own, a page shows those above and says which language they are in. */
      translations: z.record(languageId, terms).optional(),
    }),
    chains: z
      .array(chain)
      .min(1, 'at least one chain is needed')
      .default([...defaultChains]),
    nameChainId: chainId,
    tokens: z.record(
      z.string().regex(/^[A-Z0-9]+$/, 'a symbol has capital letters and digits only'),
      z.strictObject({ name: text, decimals, address: address.nullable() }),
    ),
    exchange: z.strictObject({
      chainId,
      factory: address,
      initCodeHash: z.string().regex(/^0x[0-9a-f]{64}$/, 'not a 32-byte hash'),
      wrappedNative: address,
      /** The router that pairs are swapped through (UniswapV2Router02); null: pairs only link to the swap site. */
      router: address.nullable().default(null),
      /** How many days back the history of prices is begun; 0 keeps none. 30 when left out. */
      history: z.strictObject({ days: z.int().min(0).max(3_650) }).optional(),
    }),
    pairs: z.array(
      z.strictObject({
        name: text.regex(/^[A-Z0-9]+-[A-Z0-9]+$/, 'a pair is named BASE-TOKEN'),
        icon,
        token: z.union([z.literal('ETH'), address, z.null()], {
          error: unlessMissing('not a checksummed address'),
        }),
        baseAsset: text,
      }),
    ),
    links: z.strictObject({
      swap: webUrl.nullable(),
      bridge: webUrl.nullable(),
      vote: webUrl.nullable(),
      explorer: webUrl.nullable(),
      telegram: webUrl.nullable(),
      twitter: webUrl.nullable(),
      discord: webUrl.nullable(),
    }),
    governanceName: text.nullable(),
    chiaWallets: z.array(namedLink),
    chiaMarkets: z.array(namedLink),
    collections: z.array(namedLink),
    partners: z.array(namedLink),
    /** `[S9.4]`: what they count is not shown by the specification; programs that need them read them here. */
    constants: z.strictObject({ firstBlock: count, secondBlock: count, count, value: count }),
    /** `integrity`: hashes of `analytics.js` and `recording.js` at the host (Subresource Integrity), which has to allow CORS. */
    analytics: z
      .strictObject({
        host: webUrl.nullable(),
        productionHostname: text.nullable(),
        integrity: z.strictObject({ analytics: scriptHash, recording: scriptHash }).nullable().optional(),
      })
      .refine(({ host, integrity }) => host === null || integrity, 'scripts of a host need their hashes'),
    treasury: z.strictObject({ chainId, address }).nullable(),
    /** Who may hide entries of the guestbook; null: this site has none. A contract counts on the chain of names. */
    guestbook: z
      .strictObject({ owners: z.array(address) })
      .nullable()
      .default(null),
  })
}

/** SHA-256, 384 or 512 as the attribute `integrity` has it. */
const scriptHash = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, 'not a hash of a script')
const text = z.string().min(1, 'must not be empty')
const terms = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1, 'at least one paragraph is needed'),
})
const webUrl = z.url({ protocol: /^https?$/, error: unlessMissing('not a web address (https://…)') })
const count = z.int().positive('must be a positive whole number')
const chainId = z.int().positive('a chain id is a positive whole number')
/** An ERC-20 may have up to 255; beyond 36 no amount can be read by a person. */
const decimals = z.int().min(0).max(36)
