import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LoveError } from '@/domain/errors'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { failureText } from '../gateway/failure-text'

/** State of the action that was started last; `text` is shown to the user. */
export type PendingAction = { phase: 'idle' | 'waiting' | 'failed' | 'done'; text: string }

type Work = (signal: AbortSignal) => Promise<string>

/**
 * Runs one action at a time that is confirmed in a wallet or in Safe; a rejection there, or `cancel` here, shows no error. A window that
 * is closed cancels it too, and begins no other one.
 */
export function usePendingAction() {
  const texts = useTexts(treasuryTexts)
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<PendingAction>({ phase: 'idle', text: '' })
  const given = useRef<AbortController | null>(null)
  const isGone = useRef(false)
  const leaves = useRef(0)

  // The window is closed: a wallet that was not asked yet is not asked any more.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leaves.current++
      given.current?.abort()
    }
  }, [])

  /**
   * @param work answers what is said when it is done; it hears of `cancel` by its signal
   * @param waiting what is said until then
   * @returns the same answer, or null when nothing was done
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
      setPending(isQuiet ? { phase: 'idle', text: '' } : { phase: 'failed', text: failureText(error, texts) })
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
    /** Call at the press of a button: the result tells later if the visitor neither canceled nor closed the window since. */
    press(): () => boolean {
      const before = leaves.current
      return () => leaves.current === before
    },
  }
}

function isRefusal(error: unknown): boolean {
  return Object(error).code === 4001 || (error instanceof LoveError && error.code === 'user-rejected')
}
