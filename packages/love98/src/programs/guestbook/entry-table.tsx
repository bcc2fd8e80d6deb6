import { shortenAddress } from '@/domain/address'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { guestbook } from '@/texts/guestbook'
import { AddressText } from '@/ui/address-text/address-text'
import { ReportRow, ReportTable } from '@/ui/report-table/report-table'
import styles from './guestbook.module.css'

type EntryTableProps = {
  entries: readonly GuestbookEntry[]
  selected: number | null
  onSelect: (id: number) => void
  onOpen: (entry: GuestbookEntry) => void
}

/** The entries as a report, newest first. The arrow keys move from row to row. The visitors' texts are isolated. */
export function EntryTable({ entries, selected, onSelect, onOpen }: EntryTableProps) {
  const isListed = entries.some(({ id }) => id === selected)

  return (
    <ReportTable
      label={guestbook.label}
      className={styles.entries}
      heads={guestbook.heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    >
      {entries.map((entry, index) => (
        <ReportRow
          key={entry.id}
          name={<AddressText address={entry.address} shown={entry.name ?? shortenAddress(entry.address)} />}
          tip={entry.address}
          isSelected={entry.id === selected}
          isTabStop={entry.id === selected || (!isListed && index === 0)}
          onSelect={() => onSelect(entry.id)}
          onOpen={() => onOpen(entry)}
        >
          <td className={styles.text}>
            {entry.text === null ? (
              <em>{entry.decision?.isOfAccount ? guestbook.hiddenAccount : guestbook.hidden}</em>
            ) : (
              <bdi className="selectable">{entry.text}</bdi>
            )}
          </td>
          <td className={styles.day}>{entry.day}</td>
        </ReportRow>
      ))}
    </ReportTable>
  )
}
