import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LoveError } from '@/domain/errors'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { failureText } from '../gateway/failure-text'

/** State of the action that was started last; `text` is shown to the user. */
export type PendingAction = { phase: 'idle' | 'waiting' | 'failed' | 'done'; text: string }

type Work = (signal: AbortSignal) => Promise<string>

/** Runs one action at a time that is confirmed in a wallet or in Safe; a rejection there, or `cancel` here, shows no error. */
export function usePendingAction() {
  const texts = useTexts(treasuryTexts)
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<PendingAction>({ phase: 'idle', text: '' })
  const given = useRef<{ controller: AbortController; endsWithWindow: boolean } | null>(null)
  const leaves = useRef(0)

  // A wallet's prompt must not open about what is no longer shown.
  useEffect(
    () => () => {
      leaves.current++
      if (given.current?.endsWithWindow) given.current.controller.abort()
    },
    [],
  )

  /**
   * @param work answers what is said when it is done; it hears of `cancel` by its signal
   * @param waiting what is said until then
   * @param endsWithWindow `cancel` when the window closes; a wallet that was asked before is followed all the same
   * @returns the same answer, or null when nothing was done
   */
  async function run(work: Work, waiting: string, { endsWithWindow = false } = {}): Promise<string | null> {
    if (pending.phase === 'waiting') return null
    const controller = new AbortController()
    given.current = { controller, endsWithWindow }
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
      given.current?.controller.abort()
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
