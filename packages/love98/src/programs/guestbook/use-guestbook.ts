import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { guestbookServer } from '@/browser/api/guestbook'
import type { GuestbookAnswer } from '@/domain/guestbook/guestbook-wire'
import { loadedWallet, walletBoot } from '@/wallet/boot'

/** The delay before names are requested again, ms. */
const namesDelay = 2_000

type Loaded = { key: string; answer: GuestbookAnswer | null; error: unknown }

/**
 * Reads a page of the guestbook. The last page stays visible during a request, and an outdated answer is dropped.
 * @param before id of the last entry of the previous page; undefined for the newest page
 * @param visitor changes when the visitor signs in or out, and reloads the page
 */
export function useGuestbook(before: number | undefined, visitor: string) {
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
export function useSignedIn(): string {
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
