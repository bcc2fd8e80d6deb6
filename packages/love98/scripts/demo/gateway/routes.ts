import { getAddress, isHex } from 'viem'
import type { DemoDeployment } from '../seed.ts'
import type { Ledger } from './ledger.ts'
import { paginate } from './lists.ts'
import { addMessageSignature, listMessages, readMessage, submitMessage } from './message-answers.ts'
import { requireFound } from './request-error.ts'
import { balancesOf, chainOf, currencyCodes, safeAppsOf, stateOf } from './safe-answers.ts'
import { decodeCall } from './safe-contract.ts'
import {
  confirm,
  listHistory,
  listMultisigTransactions,
  listQueue,
  nextNonces,
  propose,
  readTransaction,
  withdraw,
} from './transaction-answers.ts'
import type { Tokens } from './transaction-info.ts'

export type RouteContext = { ledger: Ledger; deployment: DemoDeployment; chainId: number; tokens: Tokens }

/** The fields of the body; empty if the body is not an object. */
export type Body = Readonly<Record<string, unknown>>

export type RouteRequest = { url: URL; parts: readonly string[]; body: Body; context: RouteContext }

type Answer = (question: RouteRequest) => unknown

const chain = String.raw`/v1/chains/(\d+)`
const safe = `${chain}/safes/(0x[0-9a-fA-F]{40})`
const secondVersion = safe.replace('v1', 'v2')
const hash = '(0x[0-9a-fA-F]{64})'

export const routes: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
  route('GET', '/v1/balances/supported-fiat-codes', () => currencyCodes),
  route('GET', '/v1/chains', ({ url, context }) => paginate([chainOf(context)], url)),
  route('GET', chain, ({ context }) => chainOf(context)),
  route('GET', `${chain}/safe-apps`, ({ url, context }) => {
    const wanted = url.searchParams.get('url')
    return safeAppsOf(context).filter((app) => wanted === null || app.url === wanted)
  }),
  route('GET', `${chain}/about/master-copies`, ({ context }) => [
    { address: context.deployment.safe.singleton, version: '1.4.1' },
  ]),
  route('GET', `${chain}/owners/(0x[0-9a-fA-F]{40})/safes`, ({ parts, context }) => {
    const { owners, address } = context.deployment.safe
    return { safes: owners.includes(getAddress(parts[1] ?? '')) ? [address] : [] }
  }),
  route('GET', safe, stateOf),
  route('GET', `${safe}/balances/(\\w+)`, balancesOf),
  route('GET', `${secondVersion}/collectibles`, ({ url }) => paginate([], url)),
  route('GET', `${safe}/nonces`, nextNonces),
  route('GET', `${safe}/transactions/history`, ({ url, context }) => listHistory(url, context, () => true)),
  route('GET', `${safe}/transactions/queued`, listQueue),
  route('GET', `${safe}/incoming-transfers/?`, ({ url, context }) =>
    listHistory(url, context, ({ id }) => id.startsWith('transfer_')),
  ),
  route('GET', `${safe}/module-transactions/?`, ({ url }) => paginate([], url)),
  route('GET', `${safe}/multisig-transactions/?`, listMultisigTransactions),
  route('POST', `${secondVersion}/multisig-transactions/estimations`, async (question) => ({
    ...(await nextNonces(question)),
    safeTxGas: '0',
  })),
  route('POST', `${chain}/transactions/(0x[0-9a-fA-F]{40})/propose`, propose),
  route('POST', `${chain}/transactions/${hash}/confirmations`, confirm),
  route('DELETE', `${chain}/transactions/${hash}`, withdraw),
  route('GET', `${chain}/transactions/(\\w+)`, ({ parts, context }) =>
    readTransaction(parts[1] ?? '', context),
  ),
  route('POST', `${chain}/data-decoder`, ({ body }) =>
    requireFound(isHex(body.data) ? decodeCall(body.data) : null),
  ),
  route('GET', `${safe}/messages`, listMessages),
  route('POST', `${safe}/messages`, submitMessage),
  route('GET', `${chain}/messages/${hash}`, readMessage),
  route('POST', `${chain}/messages/${hash}/signatures`, addMessageSignature),
]

function route(method: string, path: string, answer: Answer) {
  return [method, new RegExp(`^${path}$`), answer] as const
}
