import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeMessage } from '@/safe/gateway/message-shapes'
import { plainText, visibleText } from '@/safe/plain-text'
import { safeMessageHash } from '@/safe/safe-message'
import { signsWithoutChain } from '@/safe/version'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { MessageActions } from '../actions/message-actions'
import { useSafeMessage } from '../gateway/use-safe-details'
import type { ListProps } from '../lists/list-props'
import { wordOf } from './describe'
import { DetailsBox } from './details-box'
import { Warnings } from './warnings'

type MessageDetailsProps = ListProps & { row: SafeMessage; onClose: () => void }

/** One message in full, below its list. */
export function MessageDetails({ row, onClose, ...props }: MessageDetailsProps) {
  const texts = useTexts(treasuryTexts)
  const { field } = texts
  const message = useSafeMessage(props, row, props.state?.messagesTag)
  const isOpen = message.status === 'NEEDS_CONFIRMATION'
  const problem = isOpen ? problemOf(message, props.safe, props.state?.version ?? null, texts) : null
  return (
    <DetailsBox
      id={message.messageHash}
      warnings={<Warnings icon="error" lines={problem === null ? [] : [problem]} />}
      facts={[
        [field.message, visibleText(messageText(message))],
        [field.status, messageStatus(message.status, texts)],
        [field.signedBy, message.confirmations.map(({ owner }) => owner.value).join('\n')],
        [field.proposer, message.proposedBy?.value],
        [field.app, plainText(message.name, 40)],
        [field.messageHash, message.messageHash],
        [field.signature, message.preparedSignature],
      ]}
      onClose={onClose}
    >
      {isOpen && problem === null && <MessageActions {...props} message={message} />}
    </DetailsBox>
  )
}

/** A text as it is, typed data as JSON. */
export function messageText({ message }: Pick<SafeMessage, 'message'>): string {
  return typeof message === 'string' ? message : JSON.stringify(message, null, 2)
}

/** `[S3.23]` in words. */
export function messageStatus(status: string, texts: typeof treasuryTexts): string {
  return wordOf({ CONFIRMED: texts.confirmed, NEEDS_CONFIRMATION: texts.needsConfirmation }, status)
}

/** Why a message cannot be signed here: the hash of the displayed text is not the hash that is signed. */
function problemOf(
  { message, messageHash }: SafeMessage,
  safe: SafeId,
  version: string | null,
  texts: typeof treasuryTexts,
): string | null {
  const computed = safeMessageHash(safe, message)
  if (signsWithoutChain(version)) return texts.old
  if (computed === null) return texts.incomplete
  return messageHash.toLowerCase() === computed.toLowerCase() ? null : texts.tampered(messageHash, computed)
}
