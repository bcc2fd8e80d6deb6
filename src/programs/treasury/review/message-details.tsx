import { type Address, isSameAddress } from '@/domain/address'
import { addressesOfMessage } from '@/safe/decode/addresses-of-call'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeMessage } from '@/safe/gateway/message-shapes'
import { partsOfMessage } from '@/safe/hash-parts'
import { nameText, plainText, visibleText } from '@/safe/plain-text'
import { messageConfirmations, safeMessageHash } from '@/safe/safe-message'
import { signsWithoutChain } from '@/safe/version'
import { treasury } from '@/texts/treasury'
import { treasuryMessages } from '@/texts/treasury-messages'
import { treasuryReview } from '@/texts/treasury-review'

import { readSafeRequest } from '@/wallet/sign-in/safe-request'
import { MessageActions } from '../actions/message-actions'
import { useSafeMessage } from '../gateway/use-safe-details'
import type { ListProps } from '../lists/list-props'
import { contractWords, hashedFacts, messageWords } from '../words/message-words'
import { messageStatus } from './describe'
import { DetailsBox } from './details-box'
import { HashList } from './hash-list'
import { MessageWarnings } from './message-warnings'
import { useSafeContext, useSafeContract } from './use-safe-context'
import { useSigners } from './use-signers'
import { useMessageContext } from './use-words'

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
            [messageWords(meaning, context), typed && contractWords(typed)].filter(Boolean).join('\n'),
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
        [field.signedBy, proven && (agreed.join('\n') || treasury.nobody)],
      ]}
      more={isOpen && parts && <HashList parts={parts} name={field.messageHash} />}
      said={{
        heading: treasuryReview.saidByGateway,
        hint: treasuryReview.saidByGatewayHint,
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

/** True for the text that this browser asked the owners to sign, to sign in here. */
function isAskedHere({ chainId, address }: SafeId, text: string): boolean {
  const own = { host: location.host, origin: location.origin, address, chainId }
  return readSafeRequest(own, Date.now())?.prepared.message === text
}

const noNonces: readonly bigint[] = []

/** Accounts that a gateway says signed, without those whose agreement is proven. */
function othersOf({ confirmations }: SafeMessage, proven: readonly Address[]): string {
  const said = confirmations.map(({ owner }) => owner.value)
  return said.filter((value) => !proven.some((owner) => isSameAddress(owner, value))).join('\n')
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
