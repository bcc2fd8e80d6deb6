import { useState } from 'react'
import type { MessageItem } from '@/safe/gateway/message-shapes'
import { plainText, visibleText } from '@/safe/plain-text'
import { safeMessageHash } from '@/safe/safe-message'
import { signsWithoutChain } from '@/safe/version'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { MessageActions } from '../actions/message-actions'
import { useNextPage } from '../gateway/use-next-page'
import { useSafeMessages } from '../gateway/use-safe-lists'
import { wordOf } from '../review/describe'
import { DetailsBox } from '../review/details-box'
import { Warnings } from '../review/warnings'
import { ListNotice, StaleLine } from './list-notice'
import type { ListProps } from './list-props'
import { ProposeButton } from './propose-button'
import { type ListRow, RowList } from './row-list'

type Message = Extract<MessageItem, { type: 'MESSAGE' }>

const day = new Intl.DateTimeFormat('en-US', { month: 'numeric', day: 'numeric', year: '2-digit' })

/** What the owners signed or are to sign in the name of the Safe. */
export function Messages(props: ListProps) {
  const texts = useTexts(treasuryTexts)
  const query = useSafeMessages(props)
  const onEnd = useNextPage(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const { columns } = texts
  const words: Readonly<Record<string, string>> = {
    CONFIRMED: texts.confirmed,
    NEEDS_CONFIRMATION: texts.needsConfirmation,
  }
  const messages = (query.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .filter((item): item is Message => item.type === 'MESSAGE')
  const rows = messages.map((message): ListRow => {
    const { messageHash, status, creationTimestamp, confirmationsSubmitted, confirmationsRequired } = message
    const isOpen = status === 'NEEDS_CONFIRMATION'
    return {
      key: messageHash,
      isHeading: false,
      cells: [
        creationTimestamp === null ? '' : day.format(creationTimestamp),
        plainText(textOf(message), 120),
        isOpen ? texts.signatures(confirmationsSubmitted, confirmationsRequired) : wordOf(words, status),
      ],
    }
  })
  const shown = messages.find(({ messageHash }) => messageHash === chosen)
  const problem = shown?.status === 'NEEDS_CONFIRMATION' ? problemOf(shown) : null
  return (
    <>
      <StaleLine query={query} />
      <ListNotice query={query} isEmpty={rows.length === 0} empty={texts.noMessages} />
      {rows.length > 0 && (
        <RowList
          label={texts.messages}
          columns={[columns.date, columns.what, columns.state]}
          rows={rows}
          chosen={chosen}
          onChoose={setChosen}
          onEnd={onEnd}
        />
      )}
      {shown && (
        <DetailsBox
          id={shown.messageHash}
          warnings={<Warnings icon="error" lines={problem === null ? [] : [problem]} />}
          facts={[
            [texts.field.message, visibleText(textOf(shown))],
            [texts.field.status, wordOf(words, shown.status)],
            [texts.field.signedBy, shown.confirmations.map(({ owner }) => owner.value).join('\n')],
            [texts.field.proposer, shown.proposedBy?.value],
            [texts.field.app, plainText(shown.name, 40)],
            [texts.field.messageHash, shown.messageHash],
            [texts.field.signature, shown.preparedSignature],
          ]}
          onClose={() => setChosen(null)}
        >
          {shown.status === 'NEEDS_CONFIRMATION' && problem === null && (
            <MessageActions {...props} message={shown} />
          )}
        </DetailsBox>
      )}
      <ProposeButton {...props} what="message" />
    </>
  )

  /** Why it cannot be signed: what is shown would not be what is signed. */
  function problemOf({ message, messageHash }: Message): string | null {
    const computed = safeMessageHash(props.safe, message)
    if (signsWithoutChain(props.state?.version ?? null)) return texts.old
    if (computed === null) return texts.incomplete
    return messageHash.toLowerCase() === computed.toLowerCase() ? null : texts.tampered(messageHash, computed)
  }
}

/** A text as it is, typed data as JSON. */
function textOf({ message }: Message): string {
  return typeof message === 'string' ? message : JSON.stringify(message, null, 2)
}
