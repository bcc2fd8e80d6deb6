import { keptCalls } from '@/chain/transactions/batch-transaction'
import { callDigest } from '@/chain/transactions/call-digest'
import { readAsked } from '@/chain/transactions/find-sent'
import { LoveError } from '@/domain/errors'
import type { Asked } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import { codeOf, invalidParams, unlessLost } from './lost-answer'
import { add, claim, randomHash, type SendOptions, type Sent, track } from './send-transaction'
import {
  type Call,
  hashOf,
  hostOf,
  orAborted,
  readyWallet,
  requestOnChain,
  type Sender,
} from './sending-wallet'

/** Several calls that belong together. */
export type OutgoingCalls = Sender & {
  calls: readonly Call[]
  description: string
  intent?: string
}

/** Whether the sender can do several calls in one transaction: a Safe can, a wallet says so (EIP-5792, `atomic`). */
export async function canSendTogether(wallet: Wallet, sender: Sender): Promise<boolean> {
  if (hostOf(sender)) return true
  try {
    const chain = `0x${sender.chainId.toString(16)}`
    const answer = await requestOnChain(wallet, sender, {
      method: 'wallet_getCapabilities',
      params: [sender.from, [chain]],
    })
    const status: unknown = Object(Object(Object(answer)[chain]).atomic).status
    return status === 'supported' || status === 'ready'
  } catch {
    return false
  }
}

/** Codes by which a wallet says that it cannot or may not do the calls in one (EIP-5792), or does not know the request. */
const fallbackCodes = new Set([4200, -32_601, invalidParams, 5700, 5710, 5740, 5750, 5760])

/** The longest id that a wallet may give (EIP-5792: 4,096 bytes). */
const longestId = 8_194

/**
 * Sends calls as one transaction, all or none: one batch of a Safe that hosts us, `wallet_sendCalls` (EIP-5792) elsewhere.
 * The caller has simulated them together; one alone may fail although all together succeed. A wallet names the transaction only
 * when it is in a block: from its answer on, the batch is tracked as unnamed, and `follow-transactions.ts` asks for its status.
 * @returns null when the wallet does no calls together, or the visitor declined that: send each one alone. Only errors of the
 * request itself say so
 * @throws {LoveError} as `sendTransaction`
 */
export async function sendCalls(
  wallet: Wallet,
  outgoing: OutgoingCalls,
  { signal, onSent, again = false }: SendOptions = {},
): Promise<Sent | null> {
  const { calls, chainId, from } = outgoing
  signal?.throwIfAborted()
  const call = calls.map((one) => callDigest({ chainId, from, ...one })).join(' ')
  const forget = await claim(wallet, outgoing, { call, again })
  const told = <Answer extends Sent | null>(sent: Answer): Answer => {
    if (sent) onSent?.(sent)
    return sent
  }
  const work = async () => {
    try {
      // The claim waited for a lock.
      signal?.throwIfAborted()
      const host = hostOf(outgoing)
      if (host) {
        const sent = calls.map(({ to, value, data }) => ({ to, value: String(value), data }))
        const before = await readBefore(wallet, outgoing)
        const lost = { hash: randomHash(), unnamed: 'request' } as const
        // The answer is waited for also when the visitor does not: it may come after the window is closed.
        const hash = await unlessLost(
          async () => hashOf(await host.send(sent)),
          () => add(wallet, outgoing, lost, call),
        )
        return told(track(wallet, outgoing, { hash, isProposal: true, ...before }, call))
      }
      return told(await sendBatch(wallet, outgoing, call, signal))
    } finally {
      forget()
    }
  }
  return orAborted(work(), signal)
}

/**
 * The batch has an id of this page, so that its status can be asked for where the wallet's answer is lost, and a request that a
 * wallet gets twice is done once (5720).
 */
async function sendBatch(
  wallet: Wallet,
  outgoing: OutgoingCalls,
  call: string,
  signal: AbortSignal | undefined,
): Promise<Sent | null> {
  const { calls, chainId, from } = outgoing
  const before = await readBefore(wallet, outgoing)
  const request = await readyWallet(wallet, outgoing, signal)
  const hash = randomHash()
  const note = (batchId?: string) =>
    add(
      wallet,
      outgoing,
      { hash, unnamed: 'batch', ...before, ...(batchId !== undefined && { batchId }) },
      call,
    )
  const batch = {
    ...{ version: '2.0.0', id: hash, chainId: `0x${chainId.toString(16)}`, from, atomicRequired: true },
    calls: calls.map(({ to, value, data }) => ({ to, value: `0x${value.toString(16)}`, data })),
  }
  try {
    const id = await unlessLost(
      async () => idOf(await request({ method: 'wallet_sendCalls', params: [batch] })),
      () => note(),
    )
    note(id)
    return { hash, isProposal: false, isUnnamed: true }
  } catch (error) {
    const isRefusal = error instanceof LoveError && error.code !== 'transaction-unknown'
    if (isRefusal && fallbackCodes.has(codeOf(error) ?? 0)) return null
    throw error
  }
}

/** The state of the chain before the request, and its calls, which the transaction is compared with. */
async function readBefore(
  wallet: Wallet,
  { calls, chainId, from }: OutgoingCalls,
): Promise<{ asked?: Asked }> {
  const before = await readAsked(wallet.client(chainId), from)
  const kept = keptCalls(calls)
  return before ? { asked: { ...before, ...(kept && { calls: kept }) } } : {}
}

/** The id of a batch, by either version of the answer. @throws {LoveError} `unexpected` for anything else */
function idOf(answer: unknown): string {
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  if (typeof id !== 'string' || id.length > longestId) throw new LoveError('unexpected')
  return id
}
