import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { guestbookServer } from '@/browser/api/guestbook'
import { useOnline } from '@/browser/use-online'
import { shortenAddress } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import type { GuestbookAnswer, GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { common } from '@/texts/common'
import { guestbook } from '@/texts/guestbook'
import { AddressText } from '@/ui/address-text/address-text'
import { Icon } from '@/ui/icon'
import { lazyNamed } from '@/ui/lazy-named'
import { Notice } from '@/ui/notice/notice'
import { ReportRow, ReportTable } from '@/ui/report-table/report-table'
import { loadedWallet, walletBoot } from '@/wallet/boot'
import { EntryActions } from './entry-actions'
import styles from './guestbook.module.css'
import { SignForm } from './sign-form'
import { useSigning } from './use-signing'

const PropertiesDialog = lazyNamed(() => import('./properties-dialog'), 'PropertiesDialog')

/** The Guestbook: each account signs one line per day. Reading needs no wallet. */
export default function GuestbookWindow() {
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

  if (!answer)
    return error ? (
      <Notice role="alert" text={isOnline ? errorMessage(error) : guestbook.offline} onRetry={reload} />
    ) : (
      <Notice role="status" text={common.loading} />
    )
  if (!answer.isEnabled) return <Notice text={guestbook.off} />

  const { entries, next, you, namesPending } = answer
  const entry = entries.find(({ id }) => id === selected) ?? null
  const news = !isOnline ? guestbook.offline : error ? errorMessage(error) : signing.status
  return (
    <div className={styles.guestbook} ref={root} tabIndex={-1}>
      <SignForm you={you} signing={signing} />
      {entries.length === 0 ? (
        <p className={`well ${styles.empty}`}>{guestbook.empty}</p>
      ) : (
        <EntryTable entries={entries} selected={selected} onSelect={setSelected} onOpen={setShown} />
      )}
      <EntryActions
        entry={entry}
        you={you}
        signing={signing}
        onProperties={() => setShown(entry)}
        onRefresh={reload}
        onNewest={before === undefined ? null : () => setBefore(undefined)}
        onOlder={next === null ? null : () => setBefore(next)}
      />
      <div className="status-bar">
        <span role="status">
          {news !== '' && (!isOnline || error || signing.hasFailed) && <Icon name="error" size={16} />}
          {news || (isLoading ? common.loading : namesPending ? guestbook.names : '')}
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

/** The delay before names are requested again, ms. */
const namesDelay = 2_000

type Loaded = { key: string; answer: GuestbookAnswer | null; error: unknown }

/**
 * Reads a page of the guestbook. The last page stays visible during a request, and an outdated answer is dropped.
 * @param before id of the last entry of the previous page; undefined for the newest page
 * @param visitor changes when the visitor signs in or out, and reloads the page
 */
function useGuestbook(before: number | undefined, visitor: string) {
  const [loaded, setLoaded] = useState<Loaded>({ key: '', answer: null, error: null })
  const [attempt, setAttempt] = useState(0)
  const key = `${before} ${visitor} ${attempt}`

  useEffect(() => {
    let isCurrent = true
    guestbookServer.read(before).then(
      (answer) => isCurrent && setLoaded({ key, answer, error: null }),
      (error: unknown) => isCurrent && setLoaded((last) => ({ ...last, key, error })),
    )
    return () => {
      isCurrent = false
    }
  }, [before, key])

  const isWaiting = loaded.key === key && loaded.answer?.isEnabled === true && loaded.answer.namesPending
  const [isAskedAgain, setAskedAgain] = useState(false)

  // The server looks up missing names for a moment. They are requested once more, because it may not find them.
  useEffect(() => {
    if (!isWaiting || isAskedAgain) return
    const timer = setTimeout(() => {
      setAskedAgain(true)
      setAttempt((count) => count + 1)
    }, namesDelay)
    return () => clearTimeout(timer)
  }, [isWaiting, isAskedAgain])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { answer: loaded.answer, error: loaded.error, isLoading: loaded.key !== key, reload }
}

/**
 * Returns a cache key of the signed-in account; empty without a wallet or a session. Does not load the code
 * of the wallet.
 */
function useSignedIn(): string {
  const phase = useStore(walletBoot, (boot) => boot.phase)
  const [visitor, setVisitor] = useState('')

  useEffect(() => {
    const session = phase === 'ready' ? loadedWallet()?.session : null
    if (!session) return
    const follow = () => {
      const now = session.getState()
      setVisitor(now.status === 'authenticated' ? `${now.chainId}:${now.address}` : '')
    }
    follow()
    return session.subscribe(follow)
  }, [phase])

  return visitor
}

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
