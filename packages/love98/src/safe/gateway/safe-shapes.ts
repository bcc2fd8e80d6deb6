import * as v from 'valibot'
import { accessPolicies, chainFeatures, tokenTypes, versionStates } from '../enumerations'
import {
  address,
  digits,
  finite,
  nullable,
  openEnum,
  page,
  party,
  tokenDecimals,
  wholeNumber,
} from './fields'

/** `GET /v1/chains/{chainId}/safes/{address}` `[S7.4]`. A tag changes whenever its list does. */
export const safeState = v.looseObject({
  address: party,
  chainId: v.string(),
  nonce: wholeNumber,
  threshold: wholeNumber,
  owners: v.array(party),
  implementation: nullable(party),
  implementationVersionState: nullable(openEnum(versionStates)),
  modules: nullable(v.array(party)),
  fallbackHandler: nullable(party),
  guard: nullable(party),
  version: nullable(v.string()),
  collectiblesTag: nullable(v.string()),
  txQueuedTag: nullable(v.string()),
  txHistoryTag: nullable(v.string()),
  messagesTag: nullable(v.string()),
})

const tokenInfo = v.looseObject({
  type: openEnum(tokenTypes),
  address: nullable(address),
  decimals: nullable(tokenDecimals),
  symbol: nullable(v.string()),
  name: nullable(v.string()),
  logoUri: nullable(v.string()),
})

const balance = v.looseObject({
  tokenInfo,
  balance: digits,
  fiatBalance: nullable(v.string()),
  fiatConversion: nullable(v.string()),
  fiatBalance24hChange: nullable(v.string()),
})
/**
 * `GET …/safes/{address}/balances/{currency}` `[S7.6]`; amounts in the token's smallest unit, money as decimal text.
 * An unreadable row does not affect other rows.
 */
export const balances = v.pipe(
  v.looseObject({ fiatTotal: nullable(v.string()), items: v.array(v.unknown()) }),
  v.transform(({ fiatTotal, items: rows }) => {
    const items = rows.flatMap((row) => {
      const read = v.safeParse(balance, row)
      return read.success ? [read.output] : []
    })
    return { fiatTotal, items, unreadable: rows.length - items.length }
  }),
)

/** `GET /v1/balances/supported-fiat-codes` `[S7.7]`. */
export const currencies = v.array(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,10}$/)))

/** `GET /v1/chains/{chainId}/owners/{address}/safes` `[S7.8]`. */
export const ownedSafes = v.looseObject({ safes: v.array(address) })

const collectible = v.looseObject({
  address,
  tokenName: nullable(v.string()),
  tokenSymbol: nullable(v.string()),
  logoUri: nullable(v.string()),
  id: v.union([v.string(), v.pipe(finite, v.transform(String))]),
  uri: nullable(v.string()),
  name: nullable(v.string()),
  description: nullable(v.string()),
  imageUri: nullable(v.string()),
})

/** The retired list of the first version and the pages of the second `[S7.9]`. */
export const retirableList = v.optional(v.array(collectible))
export const collectiblePage = page(collectible, null)

/** `GET /v1/chains/{chainId}` `[S7.15]`; features are an open set. */
export const chain = v.looseObject({
  chainId: v.string(),
  chainName: v.string(),
  shortName: nullable(v.string()),
  l2: nullable(v.boolean()),
  isTestnet: nullable(v.boolean()),
  nativeCurrency: v.looseObject({
    name: v.string(),
    symbol: v.string(),
    decimals: tokenDecimals,
    logoUri: nullable(v.string()),
  }),
  transactionService: nullable(v.string()),
  features: v.array(openEnum(chainFeatures)),
})
export const chainPage = page(chain, null)

/** `GET /v1/chains/{chainId}/safe-apps` `[S7.16]`. */
export const safeApps = v.array(
  v.looseObject({
    id: finite,
    url: v.string(),
    name: v.string(),
    iconUrl: nullable(v.string()),
    description: nullable(v.string()),
    chainIds: v.array(v.string()),
    accessControl: nullable(
      v.looseObject({ type: openEnum(accessPolicies), value: nullable(v.array(v.string())) }),
    ),
  }),
)

/** `GET /v1/chains/{chainId}/about/master-copies` `[S7.17]`. */
export const masterCopies = v.array(v.looseObject({ address, version: v.string() }))

export type SafeState = v.InferOutput<typeof safeState>
export type Balances = v.InferOutput<typeof balances>
export type Collectible = v.InferOutput<typeof collectible>
export type GatewayChain = v.InferOutput<typeof chain>
