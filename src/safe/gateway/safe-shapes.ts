import { z } from 'zod'
import { accessPolicies, chainFeatures, tokenTypes, versionStates } from '../enumerations'
import { address, digits, maybe, page, party, whole, word } from './fields'

/** `GET /v1/chains/{chainId}/safes/{address}` `[S7.4]`. A tag changes whenever its list does. */
export const safeState = z.looseObject({
  address: party,
  chainId: z.string(),
  nonce: whole,
  threshold: whole,
  owners: z.array(party),
  implementation: maybe(party),
  implementationVersionState: maybe(word(versionStates)),
  modules: maybe(z.array(party)),
  fallbackHandler: maybe(party),
  guard: maybe(party),
  version: maybe(z.string()),
  collectiblesTag: maybe(z.string()),
  txQueuedTag: maybe(z.string()),
  txHistoryTag: maybe(z.string()),
  messagesTag: maybe(z.string()),
})

const tokenInfo = z.looseObject({
  type: word(tokenTypes),
  address: maybe(address),
  decimals: maybe(z.int().min(0).max(255)),
  symbol: maybe(z.string()),
  name: maybe(z.string()),
  logoUri: maybe(z.string()),
})

const balance = z.looseObject({
  tokenInfo,
  balance: digits,
  fiatBalance: maybe(z.string()),
  fiatConversion: maybe(z.string()),
  fiatBalance24hChange: maybe(z.string()),
})
/**
 * `GET …/safes/{address}/balances/{currency}` `[S7.6]`; amounts in the token's smallest unit, money as decimal text. A row that
 * cannot be read costs no other row.
 */
export const balances = z
  .looseObject({ fiatTotal: maybe(z.string()), items: z.array(z.unknown()) })
  .transform(({ fiatTotal, items: rows }) => {
    const items = rows.flatMap((row) => balance.safeParse(row).data ?? [])
    return { fiatTotal, items, unreadable: rows.length - items.length }
  })

/** `GET /v1/balances/supported-fiat-codes` `[S7.7]`. */
export const currencies = z.array(z.string().regex(/^[A-Za-z]{2,10}$/))

/** `GET /v1/chains/{chainId}/owners/{address}/safes` `[S7.8]`. */
export const ownedSafes = z.looseObject({ safes: z.array(address) })

const collectible = z.looseObject({
  address,
  tokenName: maybe(z.string()),
  tokenSymbol: maybe(z.string()),
  logoUri: maybe(z.string()),
  id: z.union([z.string(), z.number().transform(String)]),
  uri: maybe(z.string()),
  name: maybe(z.string()),
  description: maybe(z.string()),
  imageUri: maybe(z.string()),
})

/** The retired list of the first version and the pages of the second `[S7.9]`. */
export const retirableList = z.array(collectible).optional()
export const collectiblePage = page(collectible, null)

/** `GET /v1/chains/{chainId}` `[S7.15]`; features are an open set. */
export const chain = z.looseObject({
  chainId: z.string(),
  chainName: z.string(),
  shortName: maybe(z.string()),
  l2: maybe(z.boolean()),
  isTestnet: maybe(z.boolean()),
  nativeCurrency: z.looseObject({
    name: z.string(),
    symbol: z.string(),
    decimals: z.int().min(0).max(255),
    logoUri: maybe(z.string()),
  }),
  transactionService: maybe(z.string()),
  features: z.array(word(chainFeatures)),
})
export const chainPage = page(chain, null)

/** `GET /v1/chains/{chainId}/safe-apps` `[S7.16]`. */
export const safeApps = z.array(
  z.looseObject({
    id: z.number(),
    url: z.string(),
    name: z.string(),
    iconUrl: maybe(z.string()),
    description: maybe(z.string()),
    chainIds: z.array(z.string()),
    accessControl: maybe(z.looseObject({ type: word(accessPolicies), value: maybe(z.array(z.string())) })),
  }),
)

/** `GET /v1/chains/{chainId}/about/master-copies` `[S7.17]`. */
export const masterCopies = z.array(z.looseObject({ address, version: z.string() }))

export type SafeState = z.output<typeof safeState>
export type Balances = z.output<typeof balances>
export type Collectible = z.output<typeof collectible>
export type GatewayChain = z.output<typeof chain>
