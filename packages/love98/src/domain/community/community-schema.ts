import * as v from 'valibot'
import type { Address } from '@/domain/address'
import { mostDecimals, nativeSymbol } from '@/domain/asset'
import { allowedNames } from './allowed-names'
import { analyticsSchema } from './analytics-schema'
import { namedValues, settings, unlessMissing } from './config-values'
import { defaultChains } from './default-chains'
import { formerLinks, linksSchema, text, webUrl } from './link-schema'
import { isPairName, isTokenSymbol } from './token-symbol'
import { poolSchema, venuesSchema } from './venue-schema'

/** Returns an address with its checksum (EIP-55); null for a text that is not an address. */
export type ChecksumOf = (text: string) => string | null

export type KnownNames = {
  programIds: readonly string[]
  skinIds: readonly string[]
  iconNames: readonly string[]
  languageIds: readonly string[]
}

/** The number of locked balances of a token that are read in one call. */
const mostLocked = 50

export type CommunityFields = v.InferOutput<ReturnType<typeof communityFields>>

/**
 * The schema of the community's file, which checks each value by itself; `referenceProblems` checks the relations
 * between values.
 * @param checksumOf returns an address with its checksum (EIP-55); null for a text that is not an address
 */
export function communityFields(
  { programIds, skinIds, iconNames, languageIds }: KnownNames,
  checksumOf: ChecksumOf,
) {
  const address = v.custom<Address>(
    (value) => typeof value === 'string' && checksumOf(value) === value && !isZero(value),
    unlessMissing(({ input }) => addressProblem(input, checksumOf)),
  )
  const lockedAccounts = v.pipe(
    v.array(
      address,
      unlessMissing(() => "must be a list of addresses: ['0x…']"),
    ),
    v.maxLength(mostLocked, `at most ${mostLocked} addresses are read`),
    v.check((list) => new Set(list).size === list.length, 'an address is in the list twice'),
    v.readonly(),
  )
  const icon = nameOf('icon', iconNames)
  const skin = nameOf('skin', skinIds)
  const languageId = nameOf('language', languageIds)
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
    /** The wrapped native coin (WETH9), which pools hold. Default: the published one (`published-venues.ts`). */
    wrappedNative: v.optional(v.nullable(address)),
    /**
     * The registry of names on a chain without a universal resolver. Default: the published one (`name-registries.ts`);
     * null: none.
     */
    nameRegistry: v.optional(
      v.nullable(
        settings({
          address,
          reverseRoot: v.pipe(text, v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'not a name (80002105.reverse)')),
          suffix: v.pipe(text, v.regex(/^(\.[a-z0-9-]+)+$/, 'not the end of a name (.base.eth)')),
        }),
      ),
    ),
    /**
     * The number of blocks after which the server takes a block as final: price history is stored up to it, and a
     * reorganization below it is not noticed. Default 64, about 13 minutes of Ethereum. On a chain with a block every 2
     * seconds, 400 is the same time.
     */
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
      v.array(nameOf('program', programIds)),
      v.minLength(1, `needs at least one program; ${allowedNames('', programIds)}`),
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
    /** The chain of names (ENS, Basenames); null: names are not looked up. */
    nameChainId: v.optional(v.nullable(chainId), null),
    tokens: namedValues(
      v.pipe(v.string(), v.check(isTokenSymbol, symbolProblem)),
      settings({
        name: text,
        decimals,
        address: v.nullable(address),
        /** The chain of the token. Default: the main chain. A pair is on the chain of its tokens. */
        chainId: v.optional(chainId),
        /** The accounts whose balances do not circulate, such as vesting contracts; they lower the market value. */
        locked: v.optional(lockedAccounts),
        /** The color from which its coin is drawn. */
        color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'not a color (#1c5cc8)'))),
      }),
    ),
    /**
     * The deployments of Uniswap that pairs are on: the id of a chain for all published ones (`published-venues.ts`), or
     * the contracts of one. Its first chain is the main one, and the chain of `tokens` that name no other.
     */
    venues: venuesSchema(chainId, address),
    exchange: v.optional(v.never('is venues and history now: run npx love98 update')),
    /** The number of past days in the price history; 0 disables it. */
    history: v.optional(
      settings({ days: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(3_650)) }),
      { days: 30 },
    ),
    pairs: v.array(
      settings({
        name: v.pipe(text, v.check(isPairName, 'a pair is named BASE-TOKEN, by the symbols in tokens')),
        /** Default: the coin of its token. */
        icon: v.optional(icon),
        token: v.union(
          [v.literal(nativeSymbol), address, v.null()],
          unlessMissing(({ input }) => addressProblem(input, checksumOf)),
        ),
        baseAsset: text,
        pool: poolSchema(address),
      }),
    ),
    links: linksSchema(icon, languageId),
    ...formerLinks,
    /** Numbers of the community for its own programs. */
    constants: v.optional(v.record(v.string(), v.number())),
    analytics: analyticsSchema,
    treasury: v.nullable(settings({ chainId, address }, "null or { chainId: 1, address: '0x…' }")),
    /**
     * The accounts that may hide guestbook entries; null: this site has no guestbook. A contract account must be on the
     * chain of names, or on the chain of `tokens` without one.
     */
    guestbook: v.optional(
      v.nullable(
        settings(
          {
            owners: v.pipe(
              v.array(address),
              v.minLength(
                1,
                'needs an account that may hide entries; guestbook: null turns the guestbook off',
              ),
            ),
          },
          "null or { owners: ['0x…'] }",
        ),
      ),
      null,
    ),
  })
}

/** The name of something that exists. @param kind for the problem: `no such icon` */
function nameOf(kind: string, names: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check(
      (name) => names.includes(name),
      ({ input }) => `no such ${kind}; ${allowedNames(input, names)}`,
    ),
  )
}

const symbolProblem = 'a symbol has 1 to 20 printable characters, without white space, hyphens and slashes'

function isZero(address: string): boolean {
  return /^0x0{40}$/i.test(address)
}

function addressProblem(written: unknown, checksumOf: ChecksumOf): string {
  if (typeof written !== 'string') return 'not a checksummed address'
  if (isZero(written)) return 'is the zero address: write null for an address that is not known'
  const right = checksumOf(written)
  if (right) return `not a checksummed address: write ${right}`
  return 'not a checksummed address (0x and 40 hexadecimal digits)'
}

const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'a chain id is a positive whole number'))
const decimals = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostDecimals))
