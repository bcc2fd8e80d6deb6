import type { TypedDataDefinition } from 'viem'
import type { Message } from './ledger.ts'
import { paginate, underDays } from './lists.ts'
import { RequestError, requireFound } from './request-error.ts'
import type { RouteContext, RouteRequest } from './routes.ts'
import { messageHashOf, signatureOf, signerOf } from './submit.ts'
import { party } from './transaction-info.ts'

export async function listMessages({ url, context }: RouteRequest) {
  const now = await context.ledger.now()
  const rows = context.ledger.messages.map((message) => ({
    timestamp: message.createdAt,
    serialized: serializeMessage(message, now),
  }))
  const items = underDays(rows, 'UTC').map((item) =>
    'transaction' in item ? { type: 'MESSAGE', ...item.transaction.serialized } : item,
  )
  return paginate(items, url)
}

export async function readMessage({ parts, context }: RouteRequest) {
  return serializeMessage(messageWith(context, parts[1]), await context.ledger.now())
}

export async function addMessageSignature({ parts, body, context }: RouteRequest) {
  const message = messageWith(context, parts[1])
  const signature = signatureOf(body.signature)
  const owner = await signerOf(message.messageHash, signature)
  const { owners } = await context.ledger.now()
  if (!owners.includes(owner)) throw new RequestError(422, 'Invalid signature')
  message.confirmations.push({ owner, signature, at: Date.now() })
  context.ledger.changed.messages = Date.now()
  return undefined
}

export async function submitMessage({ body, context }: RouteRequest) {
  const { ledger, chainId } = context
  const message = body.message as string | TypedDataDefinition
  const messageHash = messageHashOf(ledger, chainId, message)
  const signature = signatureOf(body.signature)
  const owner = await signerOf(messageHash, signature)
  const { owners } = await ledger.now()
  if (!owners.includes(owner)) throw new RequestError(422, 'Invalid signature')
  const at = Date.now()
  const confirmations = [{ owner, signature, at }]
  ledger.messages.push({
    messageHash,
    message,
    createdAt: at,
    confirmations,
    proposedBy: owner,
    name: null,
  })
  ledger.changed.messages = at
  return undefined
}

function serializeMessage(
  { messageHash, message, createdAt, confirmations, proposedBy, name }: Message,
  { threshold }: { threshold: number },
) {
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

function messageWith({ ledger }: RouteContext, hash: string | undefined) {
  return requireFound(ledger.messages.find(({ messageHash }) => messageHash === hash))
}
