import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useOnline } from '@/browser/use-online'
import { errorText } from '@/domain/errors'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { common } from '@/texts/common'
import { guestbook } from '@/texts/guestbook'

import { EntryActions } from './entry-actions'
import { EntryTable } from './entry-table'
import styles from './guestbook.module.css'
import { SignForm } from './sign-form'
import { useGuestbook } from './use-guestbook'
import { useSignedIn } from './use-signed-in'
import { useSigning } from './use-signing'

const PropertiesDialog = lazy(async () => ({
  default: (await import('./properties-dialog')).PropertiesDialog,
}))

/** Guestbook: one signed line a day of every account. Reading needs no wallet. */
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

  // The focus stays in the window when the form or the button that had it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer that follows a signature
  useEffect(() => {
    if (signing.said && document.activeElement === document.body) root.current?.focus()
  }, [answer])

  if (!answer)
    return error ? (
      <div className="window-notice" role="alert">
        <p>{isOnline ? errorText(error) : guestbook.offline}</p>
        <button type="button" onClick={reload}>
          {common.retry}
        </button>
      </div>
    ) : (
      <p className="window-notice" role="status">
        {common.loading}
      </p>
    )
  if (!answer.isEnabled) return <p className="window-notice">{guestbook.off}</p>

  const { entries, next, you, namesPending } = answer
  const entry = entries.find(({ id }) => id === selected) ?? null
  const news = !isOnline ? guestbook.offline : error ? errorText(error) : signing.said
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
