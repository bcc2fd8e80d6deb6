import { Fragment, type PointerEvent } from 'react'
import { connect } from '@/texts/connect'
import { startLongPress } from '@/ui/long-press'
import { useListKeys } from '@/ui/use-list-keys'
import { hasDownload } from '@/wallet/connect/has-download'
import type { WalletChoice } from '@/wallet/connect/wallet-choice'
import styles from './connect-dialog.module.css'
import { WalletIcon } from './wallet-icon'

type WalletListProps = {
  choices: readonly WalletChoice[]
  chosen: WalletChoice | null
  isWaiting: boolean
  /** The id of the status line, which describes the chosen row. */
  statusId: string
  onChoose: (choice: WalletChoice) => void
}

/** The list of wallets: recent ones, ready ones, then the others `[S2.7]`. */
export function WalletList({ choices, chosen, isWaiting, statusId, onChoose }: WalletListProps) {
  const onKeyDown = useListKeys()
  const first = choices.find(({ ready }) => ready) ?? choices[0]
  const firstToGet = choices.find((choice) => isToGet(choice))
  return (
    <ul className={`list ${styles.wallets}`} aria-label={connect.list} onKeyDown={onKeyDown}>
      {choices.map((choice) => {
        const isChosen = chosen?.id === choice.id
        const isOpen = isChosen && isWaiting
        const name = choice.ready ? choice.name : connect.unsupported(choice.name)
        return (
          <Fragment key={choice.id}>
            {choice === firstToGet && <li className={styles.group}>{connect.notInstalled}</li>}
            <li>
              <button
                type="button"
                data-autofocus={choice === first || undefined}
                aria-pressed={isChosen}
                aria-describedby={isChosen ? statusId : choice.isRecent ? `recent-${choice.id}` : undefined}
                aria-label={name}
                aria-disabled={isOpen}
                disabled={!choice.ready && !hasDownload(choice)}
                onClick={() => {
                  if (!isOpen) onChoose(choice)
                }}
                {...sprayOnLongPress}
              >
                <WalletIcon choice={choice} />
                <span className={styles.name}>{isToGet(choice) ? choice.name : name}</span>
                {choice.isRecent && (
                  <span id={`recent-${choice.id}`} className={styles.recent}>
                    {connect.recent}
                  </span>
                )}
              </button>
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}

/** The row leads to a download. The heading above it says so, and its accessible name has the state of the wallet. */
const isToGet = (choice: WalletChoice) => !choice.ready && hasDownload(choice)

/** Milliseconds of a long press. */
const holdTime = 250

let cancel: (() => void) | null = null
let stop: (() => void) | null = null

const sprayOnLongPress = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    end()
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { currentTarget } = event
    const held = startLongPress({
      from: event,
      delay: holdTime,
      slop: Number.POSITIVE_INFINITY,
      async onLongPress() {
        const { spray } = await import('./spray').catch(() => ({ spray: null }))
        // The button was released while the chunk loaded, so nothing sprays.
        if (spray && held === cancel) stop = spray(currentTarget)
      },
    })
    cancel = held
  },
  onPointerUp: end,
  onPointerLeave: end,
  onPointerCancel: end,
}

function end(): void {
  cancel?.()
  cancel = null
  stop?.()
  stop = null
}
