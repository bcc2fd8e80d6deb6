import { useState } from 'react'
import type { MessageItem } from '@/safe/gateway/message-shapes'
import { plainText, visibleText } from '@/safe/plain-text'
import { treasuryTexts } from '@/texts/en/treasury'
import { useTexts } from '@/texts/use-texts'
import { wordOf } from './describe'
import { FactList } from './fact-list'
import { ListNotice, StaleLine } from './list-notice'
import type { ListProps } from './list-props'
import { MessageActions } from './message-actions'
import { type ListRow, RowList } from './row-list'
import { Starting } from './starting'
import styles from './treasury.module.css'
import { useMore } from './use-more'
import { useSafeMessages } from './use-safe-lists'

type Message = Extract<MessageItem, { type: 'MESSAGE' }>

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** What the owners signed or are to sign in the name of the Safe. */
export function Messages(props: ListProps) {
  const texts = useTexts(treasuryTexts)
  const query = useSafeMessages(props)
  const onEnd = useMore(query)
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
        <section aria-label={texts.details} className={`well ${styles.details}`}>
          <FactList
            facts={[
              [texts.field.message, visibleText(textOf(shown))],
              [texts.field.status, wordOf(words, shown.status)],
              [texts.field.signedBy, shown.confirmations.map(({ owner }) => owner.value).join('\n')],
              [texts.field.proposer, shown.proposedBy?.value],
              [texts.field.app, plainText(shown.name, 40)],
              [texts.field.messageHash, shown.messageHash],
              [texts.field.signature, shown.preparedSignature],
            ]}
          />
          <MessageActions {...props} message={shown} />
          <div className={styles.buttons}>
            <button type="button" onClick={() => setChosen(null)}>
              {texts.close}
            </button>
          </div>
        </section>
      )}
      <Starting {...props} what="message" />
    </>
  )
}

/** A text as it is, typed data as JSON. */
function textOf({ message }: Message): string {
  return typeof message === 'string' ? message : JSON.stringify(message, null, 2)
}
