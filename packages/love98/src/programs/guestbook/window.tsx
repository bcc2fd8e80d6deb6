import { Suspense, useEffect, useRef, useState } from 'react'
import { useOnline } from '@/browser/use-online'
import { shortenAddress } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { common } from '@/texts/common'
import { guestbook } from '@/texts/guestbook'
import { AddressText } from '@/ui/address-text/address-text'
import { Icon } from '@/ui/icon'
import { lazyNamed } from '@/ui/lazy-named'
import { ReportRow, ReportTable } from '@/ui/report-table/report-table'
import type { ProgramProps } from '../program-props'
import styles from './guestbook.module.css'
import { type GuestbookCommands, guestbookCommands } from './guestbook-commands'
import { SignForm } from './sign-form'
import { useGuestbook, useSignedIn } from './use-guestbook'
import { useSigning } from './use-signing'

const GuestbookMenus = lazyNamed(() => import('./guestbook-menus'), 'GuestbookMenus')
const PropertiesDialog = lazyNamed(() => import('./properties-dialog'), 'PropertiesDialog')

/** The Guestbook: each account signs one line per day. Reading needs no wallet. */
export default function GuestbookWindow({ close }: ProgramProps) {
  const isOnline = useOnline()
  const [before, setBefore] = useState<number>()
  const { answer, error, isLoading, reload } = useGuestbook(before, useSignedIn())
  const [selected, setSelected] = useState<number | null>(null)
  const [shown, setShown] = useState<GuestbookEntry | null>(null)
  const signing = useSigning(() => {
    setBefore(undefined)
    reload()
  })

  const root = useRef<HTMLDivElement>(null)

  // The focus stays in the window when the focused form or button is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer that follows a signature
  useEffect(() => {
    if (signing.status && document.activeElement === document.body) root.current?.focus()
  }, [answer])

  const page = answer?.isEnabled ? answer : null
  const { entries, next, you, namesPending } = page ?? nothingKnown
  const entry = entries.find(({ id }) => id === selected) ?? null
  const commands = guestbookCommands({
    ...{ entry, you, signing },
    isKnown: page !== null,
    isOff: answer?.isEnabled === false,
    onProperties: () => setShown(entry),
    onRefresh: reload,
    onNewest: before === undefined ? null : () => setBefore(undefined),
    onOlder: next === null ? null : () => setBefore(next),
  })
  const failure = !isOnline ? guestbook.offline : error ? errorMessage(error) : ''
  const news = page ? failure || signing.status : ''
  return (
    <div className={styles.guestbook} ref={root} tabIndex={-1}>
      <div className={styles.menus}>
        <Suspense>
          <GuestbookMenus commands={commands} onClose={close} />
        </Suspense>
      </div>
      <SignForm you={you} signing={signing} />
      {entries.length > 0 ? (
        <EntryTable entries={entries} selected={selected} onSelect={setSelected} onOpen={setShown} />
      ) : answer ? (
        <p className="well window-notice">{page ? guestbook.empty : guestbook.off}</p>
      ) : error && !isLoading ? (
        <div className="well window-notice" role="alert">
          <Icon name="error" size={32} />
          <p>{failure}</p>
          <button
            type="button"
            onClick={() => {
              // The button is removed.
              root.current?.focus()
              reload()
            }}
          >
            {common.retry}
          </button>
        </div>
      ) : (
        <p className="well window-notice" role="status">
          {common.loading}
        </p>
      )}
      <EntryActions commands={commands} />
      <div className="status-bar">
        <span role="status">
          {news !== '' && (failure || signing.hasFailed) && <Icon name="error" size={16} />}
          {news || (page && isLoading ? common.loading : namesPending ? guestbook.names : '')}
        </span>
      </div>
      {shown && (
        <Suspense>
          <PropertiesDialog entry={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Before the first answer, and on a site without a guestbook, the form is there but disabled. */
const nothingKnown = { entries: [], next: null, you: undefined, namesPending: false }

type EntryTableProps = {
  entries: readonly GuestbookEntry[]
  selected: number | null
  onSelect: (id: number) => void
  onOpen: (entry: GuestbookEntry) => void
}

/** The entries as a report, newest first. The arrow keys move from row to row. The visitors' texts are isolated. */
function EntryTable({ entries, selected, onSelect, onOpen }: EntryTableProps) {
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

/** The buttons below the list. Pages that do not exist have no button. */
function EntryActions({ commands }: { commands: GuestbookCommands }) {
  const { refresh, save, newest, older, properties, changes } = commands
  const pages = [newest, older].filter(({ disabled }) => !disabled)
  return (
    <div className={styles.actions}>
      {[refresh, save].map(({ id, label, disabled, onSelect }) => (
        <button key={id} type="button" disabled={disabled} onClick={onSelect}>
          {label}
        </button>
      ))}
      <span className={styles.space} />
      {pages.map(({ id, label, onSelect }) => (
        <button key={id} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
      {/* During a signature the button that was pressed keeps the focus. */}
      {changes.map(({ id, label, disabled, onSelect }) => (
        <button key={id} type="button" aria-disabled={disabled} onClick={onSelect}>
          {label}
        </button>
      ))}
      <button type="button" disabled={properties.disabled} onClick={properties.onSelect}>
        {properties.label}
      </button>
    </div>
  )
}
