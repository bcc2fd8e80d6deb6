import { useMemo, useState } from 'react'
import { dateFormat } from '@/language/date-format'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import type { MessageItem } from '@/safe/gateway/message-shapes'
import { partsOfMessage } from '@/safe/hash-parts'
import { plainText } from '@/safe/plain-text'
import { messageConfirmations } from '@/safe/safe-message'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { useMessageContext } from '../assets/use-token-facts'
import { ListNotice, StaleLine, unreadableRows } from '../list/list-notice'
import type { ListProps } from '../list/list-props'
import { cellsOf, RowList, type RowWithCells } from '../list/row-list'
import { ProposeButton } from '../propose/propose-button'
import { useSafeContract } from '../safe/use-safe-context'
import { useNextPage, useSafeMessages } from '../safe/use-safe-queries'
import { MessageDetails } from '../transaction/lazy-details'
import type { ClaimedSignatures } from '../transaction/read-agreements'
import { messageStatus } from '../transaction/reported-text'
import { signingState, useSigners } from '../transaction/use-signers'
import { messageLines } from './message-texts'

type Message = Extract<MessageItem, { type: 'MESSAGE' }>

const day = dateFormat({ month: 'numeric', day: 'numeric', year: '2-digit' })

/** The messages that the owners signed, or are asked to sign, in the name of the Safe. */
export function Messages(props: ListProps) {
  const query = useSafeMessages(props)
  const onEnd = useNextPage(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const { columns } = treasury
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
    return treasuryReview.reported(text)
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

  /** Describes a message from its hashed values. Without them, the gateway's text is shown and marked as such. */
  function whatOf({ message, messageHash }: Message): string {
    const meaning = meanings.get(messageHash)?.meaning
    if (meaning) return plainText(messageLines(meaning, context), 240)
    return reported(plainText(typeof message === 'string' ? message : JSON.stringify(message), 120))
  }

  /**
   * Returns the state by contract and signatures. If they cannot be read, it is the gateway's state, marked
   * as such.
   */
  function stateOf(message: Message): string {
    const { status, confirmationsSubmitted: given, confirmationsRequired: needed } = message
    const signed = signedBy(message)
    const proven = signed && signersOf(signed)
    if (isPending || (contract && signed && proven === undefined)) return treasuryReview.reading
    if (contract && proven)
      return proven.length >= contract.threshold
        ? treasury.confirmed
        : signingState(proven, contract, props.viewer)
    const isOpen = status === 'NEEDS_CONFIRMATION'
    return reported(isOpen ? treasury.signatures(given, needed) : messageStatus(status))
  }

  /** Returns null for a message whose hash does not match. */
  function signedBy({ messageHash, confirmations }: Message): ClaimedSignatures | null {
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
        empty={treasury.noMessages}
        unreadable={unreadableRows(query.data?.pages)}
      />
      {rows.length > 0 && (
        <RowList
          label={treasury.messages}
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
      <ProposeButton {...props} kinds={['message']} />
    </>
  )
}

/** The meaning of each message; null if its hash does not match or it cannot be read. Hashes once per list. */
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
