import { useCallback, useEffect, useState } from 'react'
import { guestbookServer } from '@/browser/api/guestbook'
import type { GuestbookAnswer } from '@/domain/guestbook/guestbook-wire'

/** Milliseconds. */
const namesDelay = 2_000

type Loaded = { key: string; answer: GuestbookAnswer | null; error: unknown }

/**
 * A page of the guestbook. What was shown stays while it is read again; an outdated answer is dropped.
 * @param before id of the last entry of the page before; undefined for the newest
 * @param visitor changes when the visitor signs in or out, and lets the page be read again
 */
export function useGuestbook(before: number | undefined, visitor: string) {
  const [loaded, setLoaded] = useState<Loaded>({ key: '', answer: null, error: null })
  const [attempt, setAttempt] = useState(0)
  const key = `${before} ${visitor} ${attempt}`

  // Network request.
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

  // Names that the server was looking up are there a moment later; once, since it may not find them.
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
