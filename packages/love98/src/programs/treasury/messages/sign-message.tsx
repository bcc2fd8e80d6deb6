import { readSafe } from '@/chain/safe/read-safe'
import type { Hex } from '@/domain/hex'
import type { MessageDescription } from '@/safe/decode/messages/describe-message'
import { messageRiskLevels } from '@/safe/decode/messages/message-risks'
import { riskLevels } from '@/safe/decode/risks'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { HostClient } from '@/safe/host/host-client'
import { plainText } from '@/safe/plain-text'
import { signsWithoutChain } from '@/safe/version'
import { treasury } from '@/texts/treasury'
import { treasuryMessages } from '@/texts/treasury-messages'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryStatus } from '@/texts/treasury-status'
import { requestHostSignature, signSafeMessage } from '@/wallet/flow/safe-signatures'
import type { Press } from '@/wallet/flow/transaction-flow'
import { addPendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { currentHost } from '../safe/use-safe-context'
import { useSafeFlow } from '../safe/use-safe-flow'
import type { Gateway } from '../safe/use-safe-queries'
import { Warnings } from '../transaction/warnings'

type MessageAction =
  /** Proposes a new message. Inside the Safe its own page asks the owners; elsewhere the first owner signs here. */
  | { kind: 'propose'; message: string }
  /** Adds the connected owner's signature to a message whose hash was compared before. */
  | { kind: 'confirm'; message: string | Record<string, unknown> }

type Services = { wallet: Wallet; gateway: Gateway; safe: SafeId }

/**
 * Signs messages in the name of a Safe. The page with the message is the review. `onDone` gets the text about
 * the result.
 */
export function useMessageFlow(
  { gateway, safe }: { gateway: Gateway; safe: SafeId },
  onDone?: (text: string) => void,
) {
  const services = { wallet: useWallet(), gateway, safe }
  return useSafeFlow<never, never, MessageAction>(safe, {
    prepare: (none) => none,
    async act(_, press, action) {
      const text = await resultOf(services, action, press)
      onDone?.(text)
      return { to: 'form', note: { text, isAlert: false } }
    },
  })
}

/** Performs an action. Resolves to the text about its result. */
async function resultOf(services: Services, { kind, message }: MessageAction, press: Press): Promise<string> {
  const { wallet, gateway, safe } = services
  if (kind === 'confirm') {
    const { signature, messageHash } = await signSafeMessage(wallet.config, safe, message, press)
    await gateway.mutations.confirmMessage(safe.chainId, messageHash, signature)
    return treasury.signed
  }
  const host = currentHost(safe)
  if (host) return proposeInSafe(services, host.client, message, press)
  const { version } = await readSafe(wallet.client(safe.chainId), safe.address)
  press.signal.throwIfAborted()
  if (signsWithoutChain(version)) return treasury.old
  const { signature } = await signSafeMessage(wallet.config, safe, message, press)
  press.signal.throwIfAborted()
  await gateway.mutations.addMessage(safe, { message, signature })
  return treasury.messageProposed
}

async function proposeInSafe(
  { wallet, safe }: Services,
  host: HostClient,
  message: string,
  press: Press,
): Promise<string> {
  const signed = await requestHostSignature(host, message, press)
  if ('safeTxHash' in signed) {
    // A Safe that signs on the chain does it by a transaction, which waits for its owners.
    const what = treasury.signsMessage(plainText(message, 40))
    addPendingTransaction({ ...safe, safeTxHash: signed.safeTxHash, what })
    return treasury.proposed
  }
  // A host can return any value as the signature. The Safe's contract decides (EIP-1271).
  const { verifySignature } = await import('@/chain/verify-signature')
  const claim = { address: safe.address, message, signature: signed.signature as Hex }
  const isSigned = (await verifySignature(claim, wallet.client(safe.chainId))) === 'contract'
  return isSigned ? treasury.messageSigned : treasuryStatus.notConfirmed
}

/**
 * The risks of a message and of the calls in it.
 * @param problem the reason why it cannot be signed here, or null
 */
export function MessageWarnings({
  described,
  problem,
}: {
  described: MessageDescription | null
  problem: string | null
}) {
  const { riskFlags } = treasuryReview
  const { risks = [], callRisks = [] } = described ?? {}
  const linesOf = (...levels: readonly string[]) => [
    ...risks
      .filter((risk) => levels.includes(messageRiskLevels[risk]))
      .map((risk) => treasuryMessages.risks[risk]),
    ...callRisks.filter((risk) => levels.includes(riskLevels[risk])).map((risk) => riskFlags[risk]),
  ]
  return (
    <>
      <Warnings icon="error" lines={problem === null ? [] : [problem, ...linesOf('refused')]} />
      <Warnings icon="warning" lines={linesOf('danger')} />
      <Warnings icon="info" lines={linesOf('acknowledged', 'caution')} />
    </>
  )
}
