import { shortenAddress } from '@/domain/address'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { guestbook } from '@/texts/guestbook'
import { AddressText } from '@/ui/address-text/address-text'
import { useListKeys } from '@/ui/use-list-keys'
import styles from './guestbook.module.css'

type EntryTableProps = {
  entries: readonly GuestbookEntry[]
  selected: number | null
  onSelect: (id: number) => void
  onOpen: (entry: GuestbookEntry) => void
}

/** The entries as a report, newest first. The arrow keys move from row to row. The visitors' texts are isolated. */
export function EntryTable({ entries, selected, onSelect, onOpen }: EntryTableProps) {
  const onKeyDown = useListKeys()
  const isListed = entries.some(({ id }) => id === selected)

  return (
    <div className={`well ${styles.entries}`}>
      <table aria-label={guestbook.label} className={styles.report}>
        <thead>
          <tr>
            {guestbook.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {entries.map((entry, index) => (
            <tr
              key={entry.id}
              aria-selected={entry.id === selected}
              onClick={() => onSelect(entry.id)}
              onDoubleClick={() => onOpen(entry)}
            >
              <th scope="row">
                <button
                  type="button"
                  className={styles.name}
                  aria-pressed={entry.id === selected}
                  tabIndex={entry.id === selected || (!isListed && index === 0) ? 0 : -1}
                  data-tip={entry.address}
                  onFocus={() => onSelect(entry.id)}
                >
                  <AddressText address={entry.address} shown={entry.name ?? shortenAddress(entry.address)} />
                </button>
              </th>
              <td className={styles.text}>
                {entry.text === null ? (
                  <em>{entry.decision?.isOfAccount ? guestbook.hiddenAccount : guestbook.hidden}</em>
                ) : (
                  <bdi className="selectable">{entry.text}</bdi>
                )}
              </td>
              <td className={styles.day}>{entry.day}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
