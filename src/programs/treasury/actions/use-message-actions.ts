import { readSafe } from '@/chain/safe/read-safe'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { plainText } from '@/safe/plain-text'
import { signsWithoutChain } from '@/safe/version'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryStatus } from '@/texts/treasury-status'

import { addPendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import { signSafeMessage } from '@/wallet/safe/safe-signing'
import { useWallet } from '@/wallet/use-wallet'
import type { Gateway } from '../gateway/use-gateway'
import { currentHost } from '../safe-context'
import { usePendingAction } from './use-pending-action'

/** Signing messages in the name of a Safe. */
export function useMessageActions({ gateway, safe }: { gateway: Gateway; safe: SafeId }) {
  const { notConfirmed } = treasuryStatus
  const { config, client } = useWallet()
  const { pending, run, cancel } = usePendingAction()
  /** A host can give anything for a signature: the Safe's contract decides (EIP-1271). */
  async function confirmed(message: string, signature: string): Promise<string> {
    const { verifySignature } = await import('@/chain/verify-signature')
    const signed = { address: safe.address, message, signature: signature as `0x${string}` }
    const isSigned = (await verifySignature(signed, client(safe.chainId))) === 'contract'
    return isSigned ? treasury.messageSigned : notConfirmed
  }

  return {
    pending,
    cancel,
    /** Inside the Safe itself its own page asks the owners; elsewhere the first owner signs here. */
    start(message: string): Promise<string | null> {
      const host = currentHost(safe)
      if (host)
        return run(async (signal) => {
          const signed = await host.client.signMessage(message, { signal })
          if ('signature' in signed) return confirmed(message, signed.signature)
          // A Safe that signs on the chain does it by a transaction, which waits for its owners.
          addPendingTransaction({
            ...safe,
            safeTxHash: signed.safeTxHash,
            what: treasury.signsMessage(plainText(message, 40)),
          })
          return treasury.proposed
        }, treasury.answerInSafe)
      return run(async (signal) => {
        const { version } = await readSafe(client(safe.chainId), safe.address)
        signal.throwIfAborted()
        if (signsWithoutChain(version)) return treasury.old
        const { signature } = await signSafeMessage(config, safe, message, signal)
        signal.throwIfAborted()
        await gateway.mutations.addMessage(safe, { message, signature })
        return treasury.messageProposed
      }, common.answerInWallet)
    },
    /** Adds the connected owner's signature to a message whose hash was compared before. */
    confirm: (message: string | Record<string, unknown>) =>
      run(async (signal) => {
        const { signature, messageHash } = await signSafeMessage(config, safe, message, signal)
        await gateway.mutations.signMessage(safe.chainId, messageHash, signature)
        return treasury.signed
      }, common.answerInWallet),
  }
}
