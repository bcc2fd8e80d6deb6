import type { Incoming, Ledger } from './ledger.ts'
import { paginate, queueItems, underDays } from './lists.ts'
import { RequestError, requireFound } from './request-error.ts'
import type { RouteContext, RouteRequest } from './routes.ts'
import { serializeDetails, serializeSummary } from './serialize-transactions.ts'
import { signatureOf, signerOf, submitConfirmation, submitProposal, withdrawalHashOf } from './submit.ts'
import { native, party, type Tokens, tokenInfo, transferOf } from './transaction-info.ts'

export async function listQueue({ url, context }: RouteRequest) {
  const now = await context.ledger.now()
  const open = context.ledger.proposals.filter(({ executed, nonce }) => !executed && nonce >= now.nonce)
  return paginate(queueItems(open.map((proposal) => serializeSummary(proposal, now, context))), url)
}

export async function listMultisigTransactions({ url, context }: RouteRequest) {
  const now = await context.ledger.now()
  const wanted = url.searchParams.get('executed')
  const rows = context.ledger.proposals
    .filter(({ executed }) => wanted === null || (wanted === 'true') === (executed !== null))
    .map((proposal) => serializeSummary(proposal, now, context))
  return paginate(
    rows.map((transaction) => ({ type: 'TRANSACTION', transaction, conflictType: 'None' })),
    url,
  )
}

export async function propose({ body, context }: RouteRequest) {
  await submitProposal(context.ledger, body, await context.ledger.now())
  return readTransaction(String(body.safeTxHash), context)
}

export async function confirm({ parts, body, context }: RouteRequest) {
  const { owners } = await context.ledger.now()
  const proposal = requireFound(context.ledger.find(parts[1]))
  await submitConfirmation(context.ledger, proposal, body.signature, owners)
  return readTransaction(proposal.safeTxHash, context)
}

/** Removes a proposal that its proposer withdraws; a signature is valid in its hour and in the next one. */
export async function withdraw({ parts, body, context }: RouteRequest) {
  const { ledger, chainId } = context
  const proposal = requireFound(
    ledger.proposals.find(({ safeTxHash, executed }) => !executed && safeTxHash === parts[1]),
  )
  const hours = [0, 1].map((ago) => Math.floor(Date.now() / 3_600_000) - ago)
  const hashes = hours.map((hour) => withdrawalHashOf(ledger, chainId, proposal.safeTxHash, hour))
  const signature = signatureOf(body.signature)
  const signers = await Promise.all(hashes.map((hash) => signerOf(hash, signature)))
  if (!signers.includes(proposal.proposer)) throw new RequestError(422, 'Invalid signature')
  ledger.proposals.splice(ledger.proposals.indexOf(proposal), 1)
  ledger.changed.queue = Date.now()
  return undefined
}

export async function nextNonces({ context }: RouteRequest) {
  const { nonce } = await context.ledger.now()
  const open = context.ledger.proposals
    .filter((proposal) => !proposal.executed)
    .map((proposal) => proposal.nonce + 1)
  return { currentNonce: nonce, recommendedNonce: Math.max(nonce, ...open) }
}

export async function listHistory(url: URL, context: RouteContext, wanted: (row: { id: string }) => boolean) {
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
  return paginate(underDays(rows.filter(wanted), timeZone), url)
}

export async function readTransaction(id: string, context: RouteContext) {
  const { ledger, deployment } = context
  const now = await ledger.now()
  const proposal = ledger.find(id.split('_').at(-1))
  if (proposal) return serializeDetails(proposal, now, context)
  const rows = ledger.incoming.map((row) => serializeIncoming(row, context))
  const row = requireFound(
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

function serializeIncoming(
  { from, value, token, txHash, at, index }: Incoming,
  { ledger, tokens }: { ledger: Ledger; tokens: Tokens },
) {
  const known = token ? tokens[token.toLowerCase()] : undefined
  const info = token
    ? tokenInfo(token, known ?? { symbol: '?', name: 'Unknown token', decimals: 18 }, value)
    : { ...native, value }
  return {
    id: `transfer_${ledger.safe}_${txHash}_${index}`,
    timestamp: at,
    txStatus: 'SUCCESS',
    txInfo: transferOf({ from, to: ledger.safe, direction: 'INCOMING', info }),
    executionInfo: null,
    safeAppInfo: null,
    txHash,
    note: null,
  }
}

/** Serializes the creation of the Safe, which is the last row of the history. */
function serializeCreation(
  ledger: Ledger,
  { singleton, proxyFactory }: { singleton: string; proxyFactory: string },
) {
  const creation = ledger.creation()
  if (!creation) return null
  return {
    id: `creation_${ledger.safe}`,
    timestamp: creation.at,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Creation',
      creator: party(creation.creator),
      transactionHash: creation.txHash,
      implementation: party(singleton),
      factory: party(proxyFactory),
      saltNonce: null,
    },
    executionInfo: null,
    safeAppInfo: null,
    txHash: creation.txHash,
    note: null,
  }
}
