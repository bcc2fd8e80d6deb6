import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, LoveError } from '@/domain/errors'
import { executionData } from '@/safe/execution'
import { GatewayError } from '@/safe/gateway/gateway-error'
import type { SafeId } from '@/safe/gateway/reading'
import type { MultisigExecution } from '@/safe/gateway/transaction-shapes'
import { WebError } from '@/safe/gateway/web-error'
import { HostError } from '@/safe/host/host-error'
import type { Review } from '@/safe/review'
import { plainTransaction, proposalOf, rejection, type SafeTransaction } from '@/safe/safe-transaction'
import { treasuryTexts } from '@/texts/en/treasury'
import { useTexts } from '@/texts/use-texts'
import { safeHost } from '@/wallet/safe-host'
import { keepPending } from '@/wallet/safe-pending'
import { sendCall, signSafeTransaction } from '@/wallet/safe-signing'
import { useWallet } from '@/wallet/use-wallet'
import { failureText } from './failure-text'
import type { Gateway } from './use-gateway'

type Ready = Extract<Review, { kind: 'ready' }>
export type NewCall = { to: `0x${string}`; value: bigint; data: `0x${string}`; what: string; note: string }
/** How an attempt to act stands; `text` is told to the person. */
export type Acting = { phase: 'idle' | 'waiting' | 'failed' | 'done'; text: string }

/** Signing, rejecting, executing and proposing, one at a time; a refusal of the wallet is silent. */
export function useActing({ gateway, safe }: { gateway: Gateway; safe: SafeId }) {
  const texts = useTexts(treasuryTexts)
  const { config } = useWallet()
  const queryClient = useQueryClient()
  const [acting, setActing] = useState<Acting>({ phase: 'idle', text: '' })

  async function act(work: () => Promise<string>): Promise<boolean> {
    if (acting.phase === 'waiting') return false
    setActing({ phase: 'waiting', text: texts.answerInWallet })
    try {
      setActing({ phase: 'done', text: await work() })
      await queryClient.invalidateQueries({ queryKey: ['safe'] })
      return true
    } catch (error) {
      const isRefused =
        codeOf(error) === 4001 || (error instanceof LoveError && error.code === 'user-rejected')
      setActing(isRefused ? { phase: 'idle', text: '' } : { phase: 'failed', text: textOf(error) })
      return false
    }
  }

  function textOf(error: unknown): string {
    if (error instanceof HostError) return error.message
    if (error instanceof GatewayError || error instanceof WebError) return failureText(error, texts)
    return errorText(error)
  }

  async function propose(transaction: SafeTransaction, what: string, note = ''): Promise<string> {
    const signed = await signSafeTransaction(config, safe, transaction)
    await gateway.actor.propose(safe, proposalOf(transaction, note ? { ...signed, note } : signed))
    keepPending({ ...safe, safeTxHash: signed.safeTxHash, what })
    return texts.proposed
  }

  return {
    acting,
    /** Only what was reviewed can be signed. */
    sign: ({ transaction, safeTxHash }: Ready) =>
      act(async () => {
        const { signature } = await signSafeTransaction(config, safe, transaction)
        await gateway.actor.confirm(safe.chainId, safeTxHash, signature)
        return texts.signed
      }),
    reject: ({ transaction }: Ready) =>
      act(() => propose(rejection(safe, Number(transaction.nonce)), texts.rejects)),
    execute: ({ transaction, safeTxHash }: Ready, info: MultisigExecution, what: string) =>
      act(async () => {
        const data = executionData(transaction, info)
        if (!data) throw new LoveError('unexpected')
        await sendCall(config, safe.chainId, { to: safe.address, data })
        keepPending({ ...safe, safeTxHash, what })
        return texts.sentToChain
      }),
    /** Inside the Safe itself its own page proposes; elsewhere an owner's wallet signs here. */
    start: ({ to, value, data, what, note }: NewCall) =>
      act(async () => {
        const { client, info } = safeHost.getState()
        if (
          client &&
          info.address.toLowerCase() === safe.address.toLowerCase() &&
          info.chainId === safe.chainId
        ) {
          const safeTxHash = await client.send([{ to, value: String(value), data }])
          keepPending({ ...safe, safeTxHash, what })
          return texts.proposed
        }
        const estimate = await gateway.reader.estimate(safe, { to, value: String(value), data, operation: 0 })
        const nonce = estimate.recommendedNonce
        return propose(
          plainTransaction({ to, value, data, nonce, safeTxGas: BigInt(estimate.safeTxGas) }),
          what,
          note,
        )
      }),
  }
}

function codeOf(error: unknown): unknown {
  return Object(error).code
}
