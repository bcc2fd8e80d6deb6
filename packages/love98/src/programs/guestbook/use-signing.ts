import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { AppError, asAppError, errorMessage } from '@/domain/errors'
import { guestbook } from '@/texts/guestbook'

import type { SigningSteps } from './sign-text'

type SignText = typeof import('./sign-text')

/** The pending signature and the message about the last one. Only one signature can be pending. */
export type Signing = {
  isBusy: boolean
  status: string
  /** True if the message names a problem. */
  hasFailed: boolean
  setStatus: (text: string, hasFailed?: boolean) => void
  /**
   * Requests the signature and sends it.
   * @param done the message after a success
   * @returns true after a success
   */
  run: (done: string, ask: (sign: SignText, steps: SigningSteps) => Promise<void>) => Promise<boolean>
}

/**
 * @param onChange called after each request to the server. The guestbook may have changed even if the request
 * failed.
 */
export function useSigning(onChange: () => void): Signing {
  const [isBusy, setBusy] = useState(false)
  const [{ status, hasFailed }, setNews] = useState({ status: '', hasFailed: false })
  const setStatus = (text: string, failed = false) => setNews({ status: text, hasFailed: failed })
  const open = useRef<AbortController | null>(null)

  // Aborts when the window closes, so that a wallet prompt that is not open yet does not open.
  useEffect(() => {
    const opened = new AbortController()
    open.current = opened
    return () => opened.abort()
  }, [])

  return {
    isBusy,
    status,
    hasFailed,
    setStatus,
    async run(done, ask) {
      const signal = open.current?.signal
      if (isBusy || !signal || signal.aborted) return false
      setBusy(true)
      setStatus(guestbook.signing)
      let isSent = false
      try {
        const onSigned = () => {
          isSent = true
          setStatus(guestbook.sending)
        }
        await ask(await loadChunk(() => import('./sign-text')), { signal, onSigned })
        setStatus(done)
        return true
      } catch (error) {
        setStatus(
          error instanceof AppError && error.code === 'not-signed-in'
            ? guestbook.connectWhy
            : errorMessage(error),
          asAppError(error)?.code !== 'user-rejected',
        )
        return false
      } finally {
        setBusy(false)
        if (isSent) onChange()
      }
    },
  }
}
