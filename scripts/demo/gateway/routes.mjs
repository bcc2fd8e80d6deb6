import { getAddress } from 'viem'
import { pageOf } from './lists.mjs'
import { addMessageSignature, listMessages, readMessage, submitMessage } from './message-answers.mjs'
import { found } from './request-error.mjs'
import { balancesOf, chainOf, currencyCodes, safeAppsOf, stateOf } from './safe-answers.mjs'
import { decodeCall } from './safe-contract.mjs'
import {
  confirm,
  listHistory,
  listMultisigTransactions,
  listQueue,
  nextNonces,
  propose,
  readTransaction,
  withdraw,
} from './transaction-answers.mjs'

/**
 * @typedef {import('./ledger.mjs').Ledger} Ledger
 * @typedef {import('../seed.mjs').DemoDeployment} DemoDeployment
 * @typedef {{ ledger: Ledger, deployment: DemoDeployment, chainId: number, tokens: import('./serialize-transactions.mjs').Tokens }} Context
 * @typedef {{ url: URL, parts: readonly string[], body: any, context: Context }} Question
 * @typedef {(question: Question) => unknown} Answer
 */

const chain = String.raw`/v1/chains/(\d+)`
const safe = `${chain}/safes/(0x[0-9a-fA-F]{40})`
const secondVersion = safe.replace('v1', 'v2')
const hash = '(0x[0-9a-fA-F]{64})'

/** Every call of the gateway. @type {readonly (readonly [method: string, path: RegExp, answer: Answer])[]} */
export const routes = [
  route('GET', '/v1/balances/supported-fiat-codes', () => currencyCodes),
  route('GET', '/v1/chains', ({ url, context }) => pageOf([chainOf(context)], url)),
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
  route('GET', `${secondVersion}/collectibles`, ({ url }) => pageOf([], url)),
  route('GET', `${safe}/nonces`, nextNonces),
  route('GET', `${safe}/transactions/history`, ({ url, context }) => listHistory(url, context, () => true)),
  route('GET', `${safe}/transactions/queued`, listQueue),
  route('GET', `${safe}/incoming-transfers/?`, ({ url, context }) =>
    listHistory(url, context, ({ id }) => id.startsWith('transfer_')),
  ),
  route('GET', `${safe}/module-transactions/?`, ({ url }) => pageOf([], url)),
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
  route('POST', `${chain}/data-decoder`, ({ body }) => found(decodeCall(body?.data))),
  route('GET', `${safe}/messages`, listMessages),
  route('POST', `${safe}/messages`, submitMessage),
  route('GET', `${chain}/messages/${hash}`, readMessage),
  route('POST', `${chain}/messages/${hash}/signatures`, addMessageSignature),
]

/**
 * @param {string} method
 * @param {string} path
 * @param {Answer} answer
 */
function route(method, path, answer) {
  return /** @type {const} */ ([method, new RegExp(`^${path}$`), answer])
}
