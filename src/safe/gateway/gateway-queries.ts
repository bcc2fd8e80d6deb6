import type * as v from 'valibot'
import type { Address } from '@/domain/address'
import type { Page } from './fields'
import { callGateway, type GatewayAccess, pathOf } from './gateway-call'
import { GatewayError } from './gateway-error'
import { messagePage, safeMessage } from './message-shapes'
import {
  balances,
  type Collectible,
  chain,
  chainPage,
  collectiblePage,
  currencies,
  masterCopies,
  ownedSafes,
  retirableList,
  safeApps,
  safeState,
} from './safe-shapes'
import {
  decodedData,
  estimation,
  nonces,
  type TransactionDetails,
  transactionDetails,
  transactionPage,
} from './transaction-shapes'

/** A Safe on a chain. */
export type SafeId = { chainId: number; address: Address }

type Filters = Readonly<Record<string, string | number | boolean | null | undefined>>
/** `seen`: the tags of the Safe that the page is read for; for the cache of our server, which does not send it on. */
type Paging = { cursor?: string | null | undefined; limit?: number; seen?: string }

/** The code of an error that the page has its own words for; the gateway itself answered with status 200. */
export const otherTransaction = 'other-transaction'

function isAnswerFor(id: string, { txId, detailedExecutionInfo: info }: TransactionDetails): boolean {
  const asked = id.toLowerCase()
  return (
    txId.toLowerCase() === asked || (info?.type === 'MULTISIG' && info.safeTxHash.toLowerCase() === asked)
  )
}

/** Everything that can be read of a Safe; each call may be aborted by its signal. */
export function createGatewayQueries(access: GatewayAccess) {
  const get = <Schema extends v.GenericSchema>(
    path: string,
    answer: Schema,
    { query, signal }: { query?: Filters; signal?: AbortSignal | undefined } = {},
  ) => callGateway(access, { path, answer, ...(query && { query }), signal })
  const list =
    (name: string) =>
    ({ chainId, address }: SafeId, query: Filters & Paging = {}, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/safes/${address}/` + name, transactionPage, { query, signal })

  return {
    /** `[S7.4]` */
    safe: ({ chainId, address }: SafeId, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/safes/${address}`, safeState, { signal }),
    /** `[S7.5]` */
    incomingTransfers: list('incoming-transfers/'),
    moduleTransactions: list('module-transactions/'),
    multisigTransactions: list('multisig-transactions/'),
    /** `[S7.6]` */
    balances: (
      { chainId, address }: SafeId,
      { currency = 'usd', ...query }: { currency?: string; trusted?: boolean; exclude_spam?: boolean } = {},
      signal?: AbortSignal,
    ) =>
      get(pathOf`/v1/chains/${chainId}/safes/${address}/balances/${currency.toLowerCase()}`, balances, {
        query,
        signal,
      }),
    /** `[S7.7]` */
    currencies: (signal?: AbortSignal) => get('/v1/balances/supported-fiat-codes', currencies, { signal }),
    /** `[S7.8]` */
    ownedSafes: ({ chainId, address }: SafeId, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/owners/${address}/safes`, ownedSafes, { signal }),
    /** `[S7.9]` */
    collectibles: (safe: SafeId, paging: Paging = {}, signal?: AbortSignal) =>
      collectibles(access, safe, paging, signal),
    /** `[S7.10]`; `timezone` is an IANA name, by whose days the labels are set. */
    history: ({ chainId, address }: SafeId, query: Filters & Paging = {}, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/safes/${address}/transactions/history`, transactionPage, {
        query,
        signal,
      }),
    /** `[S7.11]` */
    queue: ({ chainId, address }: SafeId, query: Paging & { trusted?: boolean } = {}, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/safes/${address}/transactions/queued`, transactionPage, {
        query,
        signal,
      }),
    /** `[S7.12]` by the gateway's id or a safeTxHash. @throws {GatewayError} also for the details of another one */
    async transaction(chainId: number, id: string, signal?: AbortSignal) {
      const details = await get(pathOf`/v1/chains/${chainId}/transactions/${id}`, transactionDetails, {
        signal,
      })
      if (isAnswerFor(id, details)) return details
      throw new GatewayError(otherTransaction, { status: 200, code: otherTransaction, body: details.txId })
    },
    /** `[S7.13]` */
    estimate: (
      { chainId, address }: SafeId,
      body: { to: Address; value: string; data?: string; operation: 0 | 1 },
      signal?: AbortSignal,
    ) =>
      callGateway(access, {
        method: 'POST',
        path: pathOf`/v2/chains/${chainId}/safes/${address}/multisig-transactions/estimations`,
        body,
        answer: estimation,
        signal,
      }),
    nonces: ({ chainId, address }: SafeId, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/safes/${address}/nonces`, nonces, { signal }),
    /** `[S7.15]` */
    chains: (query: Paging = {}, signal?: AbortSignal) => get('/v1/chains', chainPage, { query, signal }),
    chain: (chainId: number, signal?: AbortSignal) => get(pathOf`/v1/chains/${chainId}`, chain, { signal }),
    /** `[S7.16]` */
    safeApps: (chainId: number, query: { clientUrl?: string; url?: string } = {}, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/safe-apps`, safeApps, { query, signal }),
    /** `[S7.17]` */
    masterCopies: (chainId: number, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/about/master-copies`, masterCopies, { signal }),
    /** `[S7.18]` */
    decodeData: (chainId: number, body: { data: string; to?: Address }, signal?: AbortSignal) =>
      callGateway(access, {
        method: 'POST',
        path: pathOf`/v1/chains/${chainId}/data-decoder`,
        body,
        answer: decodedData,
        signal,
      }),
    /** `[S7.19]` */
    messages: ({ chainId, address }: SafeId, query: Paging = {}, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/safes/${address}/messages`, messagePage, { query, signal }),
    /** `[S7.20]` */
    message: (chainId: number, hash: string, signal?: AbortSignal) =>
      get(pathOf`/v1/chains/${chainId}/messages/${hash}`, safeMessage, { signal }),
  }
}

export type GatewayQueries = ReturnType<typeof createGatewayQueries>

/**
 * The first version is asked first, as specified; where it was retired (404, or 204 by our own route) the second one
 * answers, in pages.
 */
async function collectibles(
  access: GatewayAccess,
  { chainId, address }: SafeId,
  query: Paging,
  signal: AbortSignal | undefined,
): Promise<Page<Collectible | null>> {
  const path = pathOf`/chains/${chainId}/safes/${address}/collectibles`
  // A cursor can only come from the second version.
  if (!query.cursor)
    try {
      const { seen } = query
      const first = { path: `/v1${path}`, query: { seen }, answer: retirableList, signal }
      const results = await callGateway(access, first)
      if (results) return { count: results.length, next: null, previous: null, results }
    } catch (error) {
      if (!(error instanceof GatewayError) || error.detail.status !== 404) throw error
    }
  return callGateway(access, { path: `/v2${path}`, query, answer: collectiblePage, signal })
}
