import { useMemo, useState } from 'react'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import type { MessageItem } from '@/safe/gateway/message-shapes'
import { partsOfMessage } from '@/safe/hash-parts'
import { plainText } from '@/safe/plain-text'
import { messageConfirmations } from '@/safe/safe-message'
import { dateFormat } from '@/texts/date-format'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryMessagesTexts } from '@/texts/en/programs/treasury-messages'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
import { useNextPage } from '../gateway/use-next-page'
import { useSafeMessages } from '../gateway/use-safe-lists'
import { messageStatus } from '../review/describe'
import { MessageDetails } from '../review/lazy-details'
import type { Signed } from '../review/read-agreements'
import { useSafeContract } from '../review/use-safe-context'
import { useSigners } from '../review/use-signers'
import { useMessageContext } from '../review/use-words'
import { messageWords } from '../words/message-words'
import { ListNotice, StaleLine } from './list-notice'
import type { ListProps } from './list-props'
import { ProposeButton } from './propose-button'
import { cellsOf, RowList, type RowWithCells } from './row-list'
import { signingState } from './signing-state'
import { unreadableRows } from './unreadable-rows'

type Message = Extract<MessageItem, { type: 'MESSAGE' }>

const day = dateFormat({ month: 'numeric', day: 'numeric', year: '2-digit' })

/** What the owners signed or are to sign in the name of the Safe. */
export function Messages(props: ListProps) {
  const texts = useTexts(treasuryTexts)
  const words = useTexts(treasuryMessagesTexts)
  const review = useTexts(treasuryReviewTexts)
  const query = useSafeMessages(props)
  const onEnd = useNextPage(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const { columns } = texts
  const messages = (query.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .filter((item): item is Message => item.type === 'MESSAGE')
  const meanings = useMeanings(props.safe, messages)
  const context = useMessageContext(
    [...meanings.values()].flatMap((known) => known?.meaning ?? []),
    props.safe.chainId,
    props.nativeSymbol,
  )
  const { data: contract, isPending } = useSafeContract(props.safe, props.state)
  const signersOf = useSigners(
    props.safe,
    messages.flatMap((message) => signedBy(message) ?? []),
    contract,
  )
  let hasReported = false
  const reported = (text: string) => {
    hasReported = true
    return review.reported(text)
  }
  const rows = messages.map((message): RowWithCells => {
    const { messageHash, creationTimestamp } = message
    return {
      key: messageHash,
      isHeading: false,
      cells: [
        creationTimestamp === null ? '' : day.format(creationTimestamp),
        whatOf(message),
        stateOf(message),
      ],
    }
  })

  /** From what the hash covers; a message of another hash, or one that cannot be read, is the gateway's word. */
  function whatOf({ message, messageHash }: Message): string {
    const meaning = meanings.get(messageHash)?.meaning
    if (meaning) return plainText(messageWords(meaning, words, context), 240)
    return reported(plainText(typeof message === 'string' ? message : JSON.stringify(message), 120))
  }

  /** By the contract and the agreements; where they cannot be read, what the gateway says, as its own words. */
  function stateOf(message: Message): string {
    const { status, confirmationsSubmitted: given, confirmationsRequired: needed } = message
    const signed = signedBy(message)
    const proven = signed && signersOf(signed)
    if (isPending || (contract && signed && proven === undefined)) return review.reading
    if (contract && proven)
      return proven.length >= contract.threshold
        ? texts.confirmed
        : signingState(proven, contract, props.viewer, texts)
    const isOpen = status === 'NEEDS_CONFIRMATION'
    return reported(isOpen ? texts.signatures(given, needed) : messageStatus(status, texts))
  }

  /** Null for a message of another hash. */
  function signedBy({ messageHash, confirmations }: Message): Signed | null {
    const parts = meanings.get(messageHash)?.parts
    return parts ? { parts, confirmations: messageConfirmations(confirmations) } : null
  }

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
          cellsOf={cellsOf}
          chosen={chosen}
          onChoose={setChosen}
          onEnd={onEnd}
          hasReported={hasReported}
        />
      )}
      {shown && (
        <MessageDetails {...props} key={shown.messageHash} row={shown} onClose={() => setChosen(null)} />
      )}
      <ProposeButton {...props} what={['message']} />
    </>
  )
}

/** What each message says; null for one of another hash, or one that cannot be read. Hashing is done once a list. */
function useMeanings({ chainId, address }: ListProps['safe'], messages: readonly Message[]) {
  const list = messages.map(({ messageHash }) => messageHash).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is the same as long as its hash is
  return useMemo(() => {
    const safe = { chainId, address }
    return new Map(
      messages.map(({ message, messageHash }) => {
        const parts = partsOfMessage(safe, message)
        const isOurs = parts?.hash === messageHash.toLowerCase()
        const meaning = isOurs ? describeMessage(safe, message, location.host)?.meaning : null
        return [messageHash, meaning && parts ? { meaning, parts } : null]
      }),
    )
  }, [chainId, address, list])
}
