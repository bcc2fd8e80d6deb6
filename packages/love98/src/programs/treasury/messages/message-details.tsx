import { useQuery } from '@tanstack/react-query'
import { type Address, isSameAddress } from '@/domain/address'
import { addressesOfMessage } from '@/safe/decode/addresses-of-call'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeMessage } from '@/safe/gateway/message-shapes'
import { partsOfMessage } from '@/safe/hash-parts'
import { nameText, plainText, visibleText } from '@/safe/plain-text'
import type { Agreement } from '@/safe/proven-signers'
import { messageConfirmations, safeMessageHash } from '@/safe/safe-message'
import { signsWithoutChain } from '@/safe/version'
import { treasury } from '@/texts/treasury'
import { treasuryMessages } from '@/texts/treasury-messages'
import { treasuryReview } from '@/texts/treasury-review'
import { AcknowledgeRisk } from '@/ui/acknowledge-risk/acknowledge-risk'
import { useAcknowledgment } from '@/ui/acknowledge-risk/use-acknowledgment'
import { StatusText } from '@/ui/status-text/status-text'
import { readSafeRequest } from '@/wallet/sign-in/safe-request'
import { useMessageContext } from '../assets/use-token-facts'
import type { ListProps } from '../list/list-props'
import recipes from '../recipes.module.css'
import {
  isOwner,
  reasonNotToSign,
  useHostOf,
  useSafeContext,
  useSafeContract,
} from '../safe/use-safe-context'
import { listLifetime, safeKey } from '../safe/use-safe-queries'
import { DetailsBox } from '../transaction/details'
import { messageStatus } from '../transaction/reported-text'
import { HashList } from '../transaction/transaction-facts'
import { useLookAlikes } from '../transaction/use-look-alikes'
import { useSigners } from '../transaction/use-signers'
import { hashedFacts, messageContractText, messageLines } from './message-texts'
import { MessageWarnings, useMessageFlow } from './sign-message'

type MessageDetailsProps = ListProps & { row: SafeMessage; onClose: () => void }

/** One message in full, below its list: first what its hash covers, then what the gateway says of it. */
export function MessageDetails({ row, onClose, ...props }: MessageDetailsProps) {
  const { safe, state, nativeSymbol } = props
  const { field } = treasury
  const message = useSafeMessage(props, row, state?.messagesTag)
  const described = describeMessage(safe, message.message, location.host, (text) => isAskedHere(safe, text))
  const gravity = described ? gravityOfMessage(described) : 'none'
  const context = useMessageContext(described ? [described.meaning] : [], safe.chainId, nativeSymbol)
  const { version } = useSafeContext(safe, state, noNonces)
  const problem = described
    ? (problemOf(message, safe, version) ?? (gravity === 'refused' ? treasuryReview.unreadable : null))
    : treasuryMessages.unreadable
  const parts = described && partsOfMessage(safe, message.message)
  const signed = parts && { parts, confirmations: messageConfirmations(message.confirmations) }
  const contract = useSafeContract(safe, state)
  const signersOf = useSigners(safe, signed ? [signed] : [], contract.data)
  const proven = signed && signersOf(signed)
  const agreed = (proven ?? []).map(({ owner }) => owner)
  // The signatures decide what still waits; a gateway's word only where they cannot be read.
  const isOpen =
    proven && contract.data
      ? proven.length < contract.data.threshold
      : message.status === 'NEEDS_CONFIRMATION'
  const { meaning, typed } = described ?? {}
  return (
    <DetailsBox
      id={message.messageHash}
      warnings={<MessageWarnings described={described} problem={problem} />}
      facts={[
        [
          field.what,
          meaning &&
            [messageLines(meaning, context), typed && messageContractText(typed)].filter(Boolean).join('\n'),
        ],
        [
          field.message,
          meaning?.kind === 'sign-in' || meaning?.kind === 'text' ? visibleText(meaning.text) : null,
        ],
        ...(typed ? hashedFacts(typed) : []),
        [
          treasuryMessages.leftOut,
          typed?.leftOut.length
            ? treasuryMessages.leftOutHint(plainText(typed.leftOut.join(', '), 500))
            : null,
        ],
        [field.messageHash, safeMessageHash(safe, message.message)],
        [field.signedBy, proven && (agreed.join('\n') || treasury.noSigners)],
      ]}
      more={isOpen && parts && <HashList parts={parts} name={field.messageHash} />}
      claims={{
        heading: treasuryReview.reportedByService,
        hint: treasuryReview.reportedByServiceHint,
        facts: [
          [field.status, messageStatus(message.status)],
          [field.signedBy, othersOf(message, agreed)],
          [field.proposer, message.proposedBy?.value],
          [field.app, nameText(message.name, 40)],
          [field.signature, message.preparedSignature],
        ],
      }}
      onClose={onClose}
    >
      {isOpen && described && problem === null && (
        <MessageActions
          key={message.messageHash}
          {...props}
          message={message}
          agreements={contract.isError ? null : proven}
          addresses={addressesOfMessage(described)}
          isDangerous={needsAcknowledgment(gravity)}
        />
      )}
    </DetailsBox>
  )
}

/**
 * One message in full `[S7.20]`; the row of the list stands in for it until it is loaded.
 * @param revision changes when the message may have changed
 */
function useSafeMessage(
  { gateway, safe }: Pick<ListProps, 'gateway' | 'safe'>,
  row: SafeMessage,
  revision: unknown,
) {
  const query = useQuery({
    queryKey: [...safeKey(safe, 'message', row.messageHash), revision],
    queryFn: ({ signal }) => gateway.queries.message(safe.chainId, row.messageHash, signal),
    gcTime: listLifetime,
  })
  const { data } = query
  // An answer for another hash is not shown under this one.
  return data?.messageHash.toLowerCase() === row.messageHash.toLowerCase() ? data : row
}

/** True for the text that this browser asked the owners to sign, to sign in here. */
function isAskedHere({ chainId, address }: SafeId, text: string): boolean {
  const own = { host: location.host, origin: location.origin, address, chainId }
  return readSafeRequest(own, Date.now())?.prepared.message === text
}

const noNonces: readonly bigint[] = []

/** Accounts that a gateway says signed, without those whose agreement is proven. */
function othersOf({ confirmations }: SafeMessage, proven: readonly Address[]): string {
  const claimed = confirmations.map(({ owner }) => owner.value)
  return claimed.filter((value) => !proven.some((owner) => isSameAddress(owner, value))).join('\n')
}

/** Why a message cannot be signed here: the hash of the displayed text is not the hash that is signed. */
function problemOf(
  { message, messageHash }: SafeMessage,
  safe: SafeId,
  version: string | null,
): string | null {
  const computed = safeMessageHash(safe, message)
  if (signsWithoutChain(version)) return treasury.old
  if (computed === null) return treasury.incomplete
  return messageHash.toLowerCase() === computed.toLowerCase()
    ? null
    : treasury.tampered(messageHash, computed)
}

/** The actions of an owner on a pending message. Shown only if its hash matches the displayed message. */
function MessageActions({
  message,
  agreements,
  addresses,
  isDangerous,
  ...props
}: ListProps & {
  message: SafeMessage
  /** Verified signatures of owners; undefined until they are read, null if the chain did not answer. */
  agreements: readonly Agreement[] | null | undefined
  /** Every address in the message. */
  addresses: readonly Address[]
  isDangerous: boolean
}) {
  const { safe, state, viewer } = props
  const flow = useMessageFlow(props)
  const host = useHostOf(safe)
  const acknowledgment = useAcknowledgment(message.messageHash)
  const alike = useLookAlikes(props, addresses)
  if (!isOwner(state, viewer)) return <span className={recipes.reason}>{reasonNotToSign(host, viewer)}</span>
  const hasSigned = agreements?.some(({ owner }) => isSameAddress(owner, viewer)) ?? false
  const canSign = !hasSigned && agreements !== undefined
  return (
    <>
      {canSign && alike.warnings}
      {isDangerous && canSign && (
        <AcknowledgeRisk label={treasury.warningsRead} acknowledgment={acknowledgment} />
      )}
      <StatusText isProblem={flow.status.isAlert} className={recipes.reason}>
        {flow.status.text}
      </StatusText>
      {canSign && (
        <button
          type="button"
          disabled={flow.isBusy || (isDangerous && !acknowledgment.isAcknowledged) || alike.isOpen}
          onClick={() => void flow.press({ kind: 'confirm', message: message.message })}
        >
          {treasury.sign}
        </button>
      )}
    </>
  )
}
