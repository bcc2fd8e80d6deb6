import { callDigest } from '@/chain/transactions/call-digest'
import { LoveError } from '@/domain/errors'
import { readThrown } from '@/domain/thrown'
import type { Wallet } from '@/wallet/wallet'
import { batchHash } from './batch-hash'
import { claim, type SendOptions, type Sent, track } from './send-transaction'
import { type Call, hostOf, orAborted, requestOnChain, type Sender } from './sending-wallet'

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

/** Codes by which a wallet says that it cannot or may not do the calls in one (EIP-5792), or does not know the method. */
const fallbackCodes = new Set([4200, -32601, 5700, 5710, 5740, 5750, 5760])

/**
 * Sends calls as one transaction, all or none: one batch of a Safe that hosts us, `wallet_sendCalls` (EIP-5792) elsewhere.
 * The caller has simulated them together; each by itself may fail where all succeed. A wallet names the transaction
 * only when it is in a block, so that the answer comes then.
 * @returns null when the wallet does no calls together, or the visitor declined that: send each by itself
 * @throws {LoveError} as `sendTransaction`
 */
export async function sendCalls(
  wallet: Wallet,
  outgoing: OutgoingCalls,
  { signal, again = false }: SendOptions = {},
): Promise<Sent | null> {
  const { calls, chainId, from } = outgoing
  const call = calls.map((one) => callDigest({ chainId, from, ...one })).join(' ')
  const forget = await claim(wallet, outgoing, { call, again })
  const work = async () => {
    try {
      const host = hostOf(outgoing)
      if (host) {
        const sent = calls.map(({ to, value, data }) => ({ to, value: String(value), data }))
        const hash = await host.send(sent, undefined, signal && { signal })
        return track(wallet, outgoing, { hash, isProposal: true }, call)
      }
      const answer = await requestOnChain(wallet, outgoing, {
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            chainId: `0x${chainId.toString(16)}`,
            from,
            atomicRequired: true,
            calls: calls.map(({ to, value, data }) => ({ to, value: `0x${value.toString(16)}`, data })),
          },
        ],
      })
      const id: unknown = Object(answer).id
      if (typeof id !== 'string' || id.length > 8_194) throw new LoveError('unexpected')
      const hash = await batchHash(wallet, outgoing, id, signal)
      return track(wallet, outgoing, { hash, isProposal: false }, call)
    } catch (error) {
      if (readThrown(error).some(({ code }) => typeof code === 'number' && fallbackCodes.has(code)))
        return null
      throw error
    } finally {
      forget()
    }
  }
  return orAborted(work(), signal)
}
