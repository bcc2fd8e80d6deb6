import { storedCalls } from '@/chain/transactions/batch-transaction'
import { callDigest } from '@/chain/transactions/call-digest'
import { readRequestState } from '@/chain/transactions/find-sent-transaction'
import { AppError } from '@/domain/errors'
import type { RequestState } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import { codeOf, detectLostAnswer, invalidParams } from './lost-answer'
import { add, claim, randomHash, type SendOptions, type SentTransaction, track } from './send-transaction'
import {
  type Call,
  hashOf,
  hostOf,
  readyWallet,
  requestOnChain,
  type Sender,
  withAbort,
} from './sending-wallet'

export type OutgoingCalls = Sender & {
  calls: readonly Call[]
  description: string
  intent?: string
}

/**
 * Returns true if the sender supports several calls in one transaction. A Safe does; a wallet reports it (EIP-5792,
 * `atomic`).
 */
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

/**
 * Codes of a wallet that cannot or may not run the calls in one transaction (EIP-5792), or does not support the
 * request.
 */
const fallbackCodes = new Set([4200, -32_601, invalidParams, 5700, 5710, 5740, 5750, 5760])

/** The maximum length of a wallet's id (EIP-5792: 4,096 bytes, as `0x` and hex digits). */
const longestId = 8_194

/**
 * Sends calls as one atomic transaction: a batch of the Safe that contains this page, or else `wallet_sendCalls`
 * (EIP-5792). The caller has simulated them together, because a call can fail alone although the batch succeeds. A
 * wallet returns the transaction only when it is in a block. Until then the batch is tracked as unnamed, and
 * `follow-transactions.ts` polls its status.
 * @returns null if the wallet does not support batches or the visitor declined the batch; the caller then sends each
 *   call alone. Only errors of the request itself have this result
 * @throws {AppError} as `sendTransaction`
 */
export async function sendCalls(
  wallet: Wallet,
  outgoing: OutgoingCalls,
  { signal, onSent, allowsRepeat = false }: SendOptions = {},
): Promise<SentTransaction | null> {
  const { calls, chainId, from } = outgoing
  signal?.throwIfAborted()
  const call = calls.map((one) => callDigest({ chainId, from, ...one })).join(' ')
  const forget = await claim(wallet, outgoing, { call, again: allowsRepeat })
  const reportSent = <Answer extends SentTransaction | null>(sent: Answer): Answer => {
    if (sent) onSent?.(sent)
    return sent
  }
  const work = async () => {
    try {
      // The claim has waited for a lock.
      signal?.throwIfAborted()
      const host = hostOf(outgoing)
      if (host) {
        const sent = calls.map(({ to, value, data }) => ({ to, value: String(value), data }))
        const before = await readBefore(wallet, outgoing)
        const lost = { hash: randomHash(), unnamed: 'request' } as const
        // The code waits for the answer after the visitor cancels, because the answer may arrive after the window is
        // closed.
        const hash = await detectLostAnswer(
          async () => hashOf(await host.send(sent)),
          () => add(wallet, outgoing, lost, call),
        )
        return reportSent(track(wallet, outgoing, { hash, isProposal: true, ...before }, call))
      }
      return reportSent(await sendBatch(wallet, outgoing, call, signal))
    } finally {
      forget()
    }
  }
  return withAbort(work(), signal)
}

/**
 * This page chooses the id of the batch, so that it can request the status if the wallet's answer is lost. A wallet
 * that receives the same id twice runs the batch once (5720).
 */
async function sendBatch(
  wallet: Wallet,
  outgoing: OutgoingCalls,
  call: string,
  signal: AbortSignal | undefined,
): Promise<SentTransaction | null> {
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
    const id = await detectLostAnswer(
      async () => idOf(await request({ method: 'wallet_sendCalls', params: [batch] })),
      () => note(),
    )
    note(id)
    return { hash, isProposal: false, isUnnamed: true }
  } catch (error) {
    const isRefusal = error instanceof AppError && error.code !== 'transaction-unknown'
    if (isRefusal && fallbackCodes.has(codeOf(error) ?? 0)) return null
    throw error
  }
}

/** Returns the state of the chain before the request, and the calls that the transaction will be compared with. */
async function readBefore(
  wallet: Wallet,
  { calls, chainId, from }: OutgoingCalls,
): Promise<{ asked?: RequestState }> {
  const before = await readRequestState(wallet.client(chainId), from)
  const kept = storedCalls(calls)
  return before ? { asked: { ...before, ...(kept && { calls: kept }) } } : {}
}

/**
 * Returns the id of a batch from either version of the answer.
 * @throws {AppError} `unexpected` for anything else
 */
function idOf(answer: unknown): string {
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  if (typeof id !== 'string' || id.length > longestId) throw new AppError('unexpected')
  return id
}
