import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LoveError } from '@/domain/errors'

import { failureText } from '../gateway/failure-text'

/** The state of the latest action; `text` is shown to the user. */
export type PendingAction = { phase: 'idle' | 'waiting' | 'failed' | 'done'; text: string }

type Work = (signal: AbortSignal) => Promise<string>

/**
 * Runs one action at a time, which the visitor confirms in a wallet or in Safe. A rejection there or a call of `cancel` shows no
 * error. Closing the window cancels the action, and no other action starts.
 */
export function usePendingAction() {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<PendingAction>({ phase: 'idle', text: '' })
  const given = useRef<AbortController | null>(null)
  const isGone = useRef(false)
  const leaves = useRef(0)

  // Aborts when the window closes, so that a wallet prompt that is not open yet does not open.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leaves.current++
      given.current?.abort()
    }
  }, [])

  /**
   * @param work returns the text to show after a success; its signal is aborted by `cancel`
   * @param waiting the text to show until then
   * @returns the text of `work`, or null if nothing was done
   */
  async function run(work: Work, waiting: string): Promise<string | null> {
    if (pending.phase === 'waiting' || isGone.current) return null
    const controller = new AbortController()
    given.current = controller
    setPending({ phase: 'waiting', text: waiting })
    try {
      const text = await work(controller.signal)
      setPending({ phase: 'done', text })
      await queryClient.invalidateQueries({ queryKey: ['safe'] })
      return text
    } catch (error) {
      const isQuiet = controller.signal.aborted || isRefusal(error)
      setPending(isQuiet ? { phase: 'idle', text: '' } : { phase: 'failed', text: failureText(error) })
      return null
    }
  }

  return {
    pending,
    run,
    cancel() {
      leaves.current++
      given.current?.abort()
    },
    /** Call when a button is pressed. The returned function returns false once the visitor has canceled or closed the window. */
    press(): () => boolean {
      const before = leaves.current
      return () => leaves.current === before
    },
  }
}

function isRefusal(error: unknown): boolean {
  return Object(error).code === 4001 || (error instanceof LoveError && error.code === 'user-rejected')
}
