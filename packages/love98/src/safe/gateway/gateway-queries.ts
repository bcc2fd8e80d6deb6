import type * as v from 'valibot'
import type { Address } from '@/domain/address'
import type { Page } from './fields'
import { callGateway, type GatewayAccess } from './gateway-call'
import { addressOfCall, type CallName, type CallValues } from './gateway-calls'
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

export type SafeId = { chainId: number; address: Address }

type Filters = Readonly<Record<string, string | number | boolean | null | undefined>>
/**
 * `seen`: the tags of the Safe for which the page is read. They are for the cache of our server, which does not
 * forward them.
 */
type Paging = { cursor?: string | null | undefined; limit?: number; seen?: string }

/** The code of an error with its own text on the page; the gateway itself answered with status 200. */
export const otherTransaction = 'other-transaction'

function isAnswerFor(id: string, { txId, detailedExecutionInfo: info }: TransactionDetails): boolean {
  const asked = id.toLowerCase()
  return (
    txId.toLowerCase() === asked || (info?.type === 'MULTISIG' && info.safeTxHash.toLowerCase() === asked)
  )
}

export function createGatewayQueries(access: GatewayAccess) {
  const call = <Name extends CallName, Schema extends v.GenericSchema>(
    name: Name,
    values: CallValues<Name>,
    answer: Schema,
    more: { query?: Filters; body?: unknown; signal?: AbortSignal | undefined } = {},
  ) => callGateway(access, { ...addressOfCall(name, values), answer, ...more })
  const list =
    (name: 'incomingTransfers' | 'moduleTransactions' | 'multisigTransactions' | 'history') =>
    ({ chainId, address }: SafeId, query: Filters & Paging = {}, signal?: AbortSignal) =>
      call(name, { chain: chainId, address }, transactionPage, { query, signal })

  return {
    /** `[S7.4]` */
    safe: ({ chainId, address }: SafeId, signal?: AbortSignal) =>
      call('safe', { chain: chainId, address }, safeState, { signal }),
    /** `[S7.5]` */
    incomingTransfers: list('incomingTransfers'),
    moduleTransactions: list('moduleTransactions'),
    multisigTransactions: list('multisigTransactions'),
    /** `[S7.6]` */
    balances: (
      { chainId, address }: SafeId,
      { currency = 'usd', ...query }: { currency?: string; trusted?: boolean; exclude_spam?: boolean } = {},
      signal?: AbortSignal,
    ) => {
      const values = { chain: chainId, address, currency: currency.toLowerCase() }
      return call('balances', values, balances, { query, signal })
    },
    /** `[S7.7]` */
    currencies: (signal?: AbortSignal) => call('currencies', {}, currencies, { signal }),
    /** `[S7.8]` */
    ownedSafes: ({ chainId, address }: SafeId, signal?: AbortSignal) =>
      call('ownedSafes', { chain: chainId, address }, ownedSafes, { signal }),
    /** `[S7.9]` */
    collectibles: (safe: SafeId, paging: Paging = {}, signal?: AbortSignal) =>
      collectibles(access, safe, paging, signal),
    /** `[S7.10]`; `timezone` is an IANA name, by whose days the labels are set. */
    history: list('history'),
    /** `[S7.11]` */
    queue: ({ chainId, address }: SafeId, query: Paging & { trusted?: boolean } = {}, signal?: AbortSignal) =>
      call('queue', { chain: chainId, address }, transactionPage, { query, signal }),
    /**
     * `[S7.12]` by the gateway's id or a safeTxHash. @throws {GatewayError} also if the answer is for another
     * transaction
     */
    async transaction(chainId: number, id: string, signal?: AbortSignal) {
      const details = await call('transaction', { chain: chainId, id }, transactionDetails, { signal })
      if (isAnswerFor(id, details)) return details
      throw new GatewayError(otherTransaction, { status: 200, code: otherTransaction, body: details.txId })
    },
    /** `[S7.13]` */
    estimate: (
      { chainId, address }: SafeId,
      body: { to: Address; value: string; data?: string; operation: 0 | 1 },
      signal?: AbortSignal,
    ) => call('estimate', { chain: chainId, address }, estimation, { body, signal }),
    nonces: ({ chainId, address }: SafeId, signal?: AbortSignal) =>
      call('nonces', { chain: chainId, address }, nonces, { signal }),
    /** `[S7.15]` */
    chains: (query: Paging = {}, signal?: AbortSignal) => call('chains', {}, chainPage, { query, signal }),
    chain: (chainId: number, signal?: AbortSignal) => call('chain', { chain: chainId }, chain, { signal }),
    /** `[S7.16]` */
    safeApps: (chainId: number, query: { clientUrl?: string; url?: string } = {}, signal?: AbortSignal) =>
      call('safeApps', { chain: chainId }, safeApps, { query, signal }),
    /** `[S7.17]` */
    masterCopies: (chainId: number, signal?: AbortSignal) =>
      call('masterCopies', { chain: chainId }, masterCopies, { signal }),
    /** `[S7.18]` */
    decodeData: (chainId: number, body: { data: string; to?: Address }, signal?: AbortSignal) =>
      call('decodeData', { chain: chainId }, decodedData, { body, signal }),
    /** `[S7.19]` */
    messages: ({ chainId, address }: SafeId, query: Paging = {}, signal?: AbortSignal) =>
      call('messages', { chain: chainId, address }, messagePage, { query, signal }),
    /** `[S7.20]` */
    message: (chainId: number, hash: string, signal?: AbortSignal) =>
      call('message', { chain: chainId, hash }, safeMessage, { signal }),
  }
}

export type GatewayQueries = ReturnType<typeof createGatewayQueries>

/**
 * Calls the first version, as specified; if it was retired (404, or 204 by our own route), calls the second one, which
 * has pages.
 */
async function collectibles(
  access: GatewayAccess,
  { chainId, address }: SafeId,
  query: Paging,
  signal: AbortSignal | undefined,
): Promise<Page<Collectible | null>> {
  const values = { chain: chainId, address }
  // A cursor can only come from the second version.
  if (!query.cursor)
    try {
      const { seen } = query
      const first = addressOfCall('firstCollectibles', values)
      const results = await callGateway(access, { ...first, query: { seen }, answer: retirableList, signal })
      if (results) return { count: results.length, next: null, previous: null, results }
    } catch (error) {
      if (!(error instanceof GatewayError) || error.detail.status !== 404) throw error
    }
  return callGateway(access, {
    ...addressOfCall('collectibles', values),
    query,
    answer: collectiblePage,
    signal,
  })
}
