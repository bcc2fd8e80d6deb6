import { useState } from 'react'
import type { MessageItem } from '@/safe/gateway/message-shapes'
import { plainText } from '@/safe/plain-text'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { useNextPage } from '../gateway/use-next-page'
import { useSafeMessages } from '../gateway/use-safe-lists'
import { MessageDetails, messageStatus, messageText } from '../review/message-details'
import { ListNotice, StaleLine } from './list-notice'
import type { ListProps } from './list-props'
import { ProposeButton } from './propose-button'
import { type ListRow, RowList } from './row-list'
import { unreadableRows } from './unreadable-rows'

type Message = Extract<MessageItem, { type: 'MESSAGE' }>

const day = new Intl.DateTimeFormat('en-US', { month: 'numeric', day: 'numeric', year: '2-digit' })

/** What the owners signed or are to sign in the name of the Safe. */
export function Messages(props: ListProps) {
  const texts = useTexts(treasuryTexts)
  const query = useSafeMessages(props)
  const onEnd = useNextPage(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const { columns } = texts
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
        plainText(messageText(message), 120),
        isOpen
          ? texts.signatures(confirmationsSubmitted, confirmationsRequired)
          : messageStatus(status, texts),
      ],
    }
  })
  const shown = messages.find(({ messageHash }) => messageHash === chosen)
  return (
    <>
      <StaleLine query={query} />
      <ListNotice
        query={query}
        isEmpty={rows.length === 0}
        empty={texts.noMessages}
        unreadable={unreadableRows(query.data?.pages)}
      />
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
        <MessageDetails {...props} key={shown.messageHash} row={shown} onClose={() => setChosen(null)} />
      )}
      <ProposeButton {...props} what="message" />
    </>
  )
}
