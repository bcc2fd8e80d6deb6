import { formatUnits, getAddress } from 'viem'
import { callRpcBatch } from '../json-rpc.mjs'
import { dollarPrice } from '../market.mjs'
import { inQueue, pageOf, underDays } from './lists.mjs'
import { decodeCall } from './safe-contract.mjs'
import {
  party,
  serializeCreation,
  serializeDetails,
  serializeIncoming,
  serializeSummary,
} from './serialize-transactions.mjs'
import { messageHashOf, RequestError, signerOf, submitConfirmation, submitProposal } from './submit.mjs'

/**
 * @typedef {import('./ledger.mjs').Ledger} Ledger
 * @typedef {import('../seed.mjs').DemoDeployment} DemoDeployment
 * @typedef {{ ledger: Ledger, deployment: DemoDeployment, chainId: number, tokens: import('./serialize-transactions.mjs').Tokens }} Context
 * @typedef {{ url: URL, parts: readonly string[], body: any, context: Context }} Question
 * @typedef {(question: Question) => unknown} Answer
 */

/** Plausible, not quotations: how much of a currency one dollar buys. */
const currencies = { USD: 1, EUR: 0.9, GBP: 0.8, JPY: 150, CHF: 0.85 }
const chainPattern = String.raw`/v1/chains/(\d+)`
const safePattern = `${chainPattern}/safes/(0x[0-9a-fA-F]{40})`

/** @type {readonly (readonly [method: string, path: RegExp, answer: Answer])[]} */
export const routes = [
  route('GET', '/v1/balances/supported-fiat-codes', () => Object.keys(currencies)),
  route('GET', '/v1/chains', ({ url, context }) => pageOf([chainOf(context)], url)),
  route('GET', chainPattern, ({ context }) => chainOf(context)),
  route('GET', `${chainPattern}/safe-apps`, () => []),
  route('GET', `${chainPattern}/about/master-copies`, ({ context }) => [
    { address: context.deployment.safe.singleton, version: '1.4.1' },
  ]),
  route('GET', `${chainPattern}/owners/(0x[0-9a-fA-F]{40})/safes`, ({ parts, context }) => {
    const { owners, address } = context.deployment.safe
    return { safes: owners.includes(getAddress(parts[1] ?? '')) ? [address] : [] }
  }),
  route('GET', safePattern, stateOf),
  route('GET', `${safePattern}/balances/(\\w+)`, balancesOf),
  route('GET', `${safePattern.replace('v1', 'v2')}/collectibles`, ({ url }) => pageOf([], url)),
  route('GET', `${safePattern}/nonces`, nextNonces),
  route('GET', `${safePattern}/transactions/history`, ({ url, context }) =>
    history(url, context, () => true),
  ),
  route('GET', `${safePattern}/transactions/queued`, async ({ url, context }) => {
    const now = await context.ledger.now()
    const open = context.ledger.proposals.filter(({ executed, nonce }) => !executed && nonce >= now.nonce)
    return pageOf(inQueue(open.map((proposal) => serializeSummary(proposal, now, context))), url)
  }),
  route('GET', `${safePattern}/incoming-transfers/?`, ({ url, context }) =>
    history(url, context, ({ id }) => id.startsWith('transfer_')),
  ),
  route('GET', `${safePattern}/module-transactions/?`, ({ url }) => pageOf([], url)),
  route('GET', `${safePattern}/multisig-transactions/?`, async ({ url, context }) => {
    const now = await context.ledger.now()
    const rows = context.ledger.proposals.map((proposal) => serializeSummary(proposal, now, context))
    return pageOf(
      rows.map((transaction) => ({ type: 'TRANSACTION', transaction, conflictType: 'None' })),
      url,
    )
  }),
  route('POST', `${safePattern.replace('v1', 'v2')}/multisig-transactions/estimations`, async (question) => ({
    ...(await nextNonces(question)),
    safeTxGas: '0',
  })),
  route('POST', `${chainPattern}/transactions/(0x[0-9a-fA-F]{40})/propose`, async ({ body, context }) => {
    await submitProposal(context.ledger, body, await context.ledger.now())
    return tell(body.safeTxHash, context)
  }),
  route(
    'POST',
    `${chainPattern}/transactions/(0x[0-9a-fA-F]{64})/confirmations`,
    async ({ parts, body, context }) => {
      const { owners } = await context.ledger.now()
      const proposal = found(context.ledger.find(/** @type {any} */ (parts[1])))
      await submitConfirmation(context.ledger, proposal, body?.signature, owners)
      return tell(proposal.safeTxHash, context)
    },
  ),
  route('DELETE', `${chainPattern}/transactions/(0x[0-9a-fA-F]{64})`, async ({ parts, context }) => {
    const { ledger } = context
    const place = ledger.proposals.findIndex(
      ({ safeTxHash, executed }) => !executed && safeTxHash === parts[1],
    )
    if (place < 0) throw new RequestError(404, 'Not found')
    ledger.proposals.splice(place, 1)
    ledger.changed.queue = Date.now()
    return undefined
  }),
  route('GET', `${chainPattern}/transactions/(\\w+)`, ({ parts, context }) => tell(parts[1] ?? '', context)),
  route('POST', `${chainPattern}/data-decoder`, ({ body }) => found(decodeCall(body?.data))),
  route('GET', `${safePattern}/messages`, async ({ url, context }) => {
    const now = await context.ledger.now()
    const rows = context.ledger.messages.map((message) => ({
      timestamp: message.createdAt,
      told: messageOf(message, now),
    }))
    const items = underDays(rows, 'UTC').map((item) =>
      'transaction' in item ? { type: 'MESSAGE', ...item.transaction.told } : item,
    )
    return pageOf(items, url)
  }),
  route('POST', `${safePattern}/messages`, takeMessage),
  route('GET', `${chainPattern}/messages/(0x[0-9a-fA-F]{64})`, async ({ parts, context }) =>
    messageOf(messageWith(context, parts[1]), await context.ledger.now()),
  ),
  route(
    'POST',
    `${chainPattern}/messages/(0x[0-9a-fA-F]{64})/signatures`,
    async ({ parts, body, context }) => {
      const message = messageWith(context, parts[1])
      const owner = await signerOf(message.messageHash, body?.signature)
      const { owners } = await context.ledger.now()
      if (!owners.includes(owner)) throw new RequestError(422, 'Invalid signature')
      message.confirmations.push({ owner, signature: body.signature, at: Date.now() })
      context.ledger.changed.messages = Date.now()
      return undefined
    },
  ),
]

/**
 * @param {string} method
 * @param {string} path
 * @param {Answer} answer
 */
function route(method, path, answer) {
  return /** @type {const} */ ([method, new RegExp(`^${path}$`), answer])
}

/** @param {Context} context */
function chainOf({ chainId }) {
  return {
    chainId: String(chainId),
    chainName: 'Love98 Demo',
    shortName: 'demo',
    l2: false,
    isTestnet: true,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: null },
    transactionService: null,
    features: ['SAFE_APPS', 'EIP1271', 'ERC721', 'CONTRACT_INTERACTION'],
  }
}

/** @param {Question} question */
async function stateOf({ parts, context }) {
  const { ledger, deployment } = context
  if (getAddress(parts[1] ?? '') !== ledger.safe) throw new RequestError(404, 'Not Found')
  const { owners, threshold, nonce, version } = await ledger.now()
  const tag = (/** @type {number} */ ms) => String(ms)
  return {
    address: party(ledger.safe),
    chainId: String(context.chainId),
    nonce,
    threshold,
    owners: owners.map(party),
    implementation: party(deployment.safe.singleton),
    implementationVersionState: 'UP_TO_DATE',
    modules: null,
    fallbackHandler: party(deployment.safe.fallbackHandler),
    guard: null,
    version,
    collectiblesTag: '0',
    txQueuedTag: tag(ledger.changed.queue),
    txHistoryTag: tag(ledger.changed.history),
    messagesTag: tag(ledger.changed.messages),
  }
}

/** @param {Question} question */
async function balancesOf({ parts, context }) {
  const { ledger, deployment } = context
  const code = (parts[2] ?? '').toUpperCase()
  const rate = Object.entries(currencies).find(([name]) => name === code)?.[1]
  if (rate === undefined) throw new RequestError(422, 'Invalid fiat code')
  const held = Object.entries(deployment.tokens)
  const balanceOf = `0x70a08231${ledger.safe.slice(2).toLowerCase().padStart(64, '0')}`
  const [ether, ...amounts] = await callRpcBatch(ledger.url, [
    { method: 'eth_getBalance', params: [ledger.safe, 'latest'] },
    ...held.map(([, { address }]) => ({
      method: 'eth_call',
      params: [{ to: address, data: balanceOf }, 'latest'],
    })),
  ])
  const native = {
    type: 'NATIVE_TOKEN',
    address: `0x${'0'.repeat(40)}`,
    decimals: 18,
    symbol: 'ETH',
    name: 'Ether',
    logoUri: null,
  }
  const items = [
    worth(native, BigInt(String(ether)), rate),
    ...held.map(([symbol, { address, decimals, name }], index) =>
      worth(
        { type: 'ERC20', address, decimals, symbol, name, logoUri: null },
        BigInt(String(amounts[index])),
        rate,
      ),
    ),
  ]
    .filter(({ balance }) => balance !== '0')
    .sort((a, b) => Number(b.fiatBalance) - Number(a.fiatBalance))
  return { fiatTotal: String(items.reduce((sum, { fiatBalance }) => sum + Number(fiatBalance), 0)), items }
}

/**
 * @param {{ type: string, address: string, symbol: string, name: string, decimals: number, logoUri: null }} tokenInfo
 * @param {bigint} balance
 * @param {number} rate
 */
function worth(tokenInfo, balance, rate) {
  const price = Number(dollarPrice(tokenInfo.symbol)) * rate
  const fiatBalance = Number(formatUnits(balance, tokenInfo.decimals)) * price
  return {
    tokenInfo,
    balance: String(balance),
    fiatBalance: String(fiatBalance),
    fiatConversion: String(price),
    fiatBalance24hChange: null,
  }
}

/** @param {Question} question */
async function nextNonces({ context }) {
  const { nonce } = await context.ledger.now()
  const open = context.ledger.proposals
    .filter((proposal) => !proposal.executed)
    .map((proposal) => proposal.nonce + 1)
  return { currentNonce: nonce, recommendedNonce: Math.max(nonce, ...open) }
}

/**
 * @param {URL} url
 * @param {Context} context
 * @param {(row: { id: string }) => boolean} wanted
 */
async function history(url, context, wanted) {
  const { ledger, deployment } = context
  const now = await ledger.now()
  const done = ledger.proposals
    .filter(({ executed }) => executed)
    .map((proposal) => serializeSummary(proposal, now, context))
  const creation = serializeCreation(ledger, deployment.safe)
  const rows = [
    ...done,
    ...ledger.incoming.map((row) => serializeIncoming(row, context)),
    ...(creation ? [creation] : []),
  ]
  const timeZone = url.searchParams.get('timezone') ?? 'UTC'
  return pageOf(underDays(rows.filter(wanted), timeZone), url)
}

/**
 * @param {string} id
 * @param {Context} context
 */
async function tell(id, context) {
  const { ledger, deployment } = context
  const now = await ledger.now()
  const proposal = ledger.find(/** @type {any} */ (id.split('_').at(-1)))
  if (proposal) return serializeDetails(proposal, now, context)
  const rows = ledger.incoming.map((row) => serializeIncoming(row, context))
  const row = found(
    [...rows, serializeCreation(ledger, deployment.safe)].find((candidate) => candidate?.id === id),
  )
  return {
    safeAddress: ledger.safe,
    txId: row.id,
    executedAt: row.timestamp,
    txStatus: row.txStatus,
    txInfo: row.txInfo,
    txData: null,
    detailedExecutionInfo: null,
    txHash: row.txHash,
    safeAppInfo: null,
    note: null,
  }
}

/** @param {Question} question */
async function takeMessage({ body, context }) {
  const { ledger, chainId } = context
  const messageHash = messageHashOf(ledger, chainId, body?.message)
  const owner = await signerOf(messageHash, body?.signature)
  const { owners } = await ledger.now()
  if (!owners.includes(owner)) throw new RequestError(422, 'Invalid signature')
  const at = Date.now()
  const confirmations = [{ owner, signature: body.signature, at }]
  ledger.messages.push({
    messageHash,
    message: body.message,
    createdAt: at,
    confirmations,
    proposedBy: owner,
    name: null,
  })
  ledger.changed.messages = at
  return undefined
}

/**
 * @param {import('./ledger.mjs').Message} message
 * @param {{ threshold: number }} now
 */
function messageOf({ messageHash, message, createdAt, confirmations, proposedBy, name }, { threshold }) {
  const isConfirmed = confirmations.length >= threshold
  const sorted = [...confirmations].sort((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1))
  return {
    messageHash,
    status: isConfirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: null,
    name,
    message,
    creationTimestamp: createdAt,
    modifiedTimestamp: Math.max(createdAt, ...confirmations.map(({ at }) => at)),
    confirmationsSubmitted: confirmations.length,
    confirmationsRequired: threshold,
    proposedBy: party(proposedBy),
    confirmations: confirmations.map(({ owner, signature }) => ({ owner: party(owner), signature })),
    preparedSignature: isConfirmed ? `0x${sorted.map(({ signature }) => signature.slice(2)).join('')}` : null,
    origin: null,
  }
}

/**
 * @param {Context} context
 * @param {string | undefined} hash
 */
function messageWith({ ledger }, hash) {
  return found(ledger.messages.find(({ messageHash }) => messageHash === hash))
}

/**
 * @template Value
 * @param {Value | null | undefined} value
 * @returns {Value}
 * @throws {RequestError} 404
 */
function found(value) {
  if (value === null || value === undefined) throw new RequestError(404, 'Not Found')
  return value
}
