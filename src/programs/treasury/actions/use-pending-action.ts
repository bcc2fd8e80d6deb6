import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LoveError } from '@/domain/errors'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { failureText } from '../gateway/failure-text'

/** How an attempt to act stands; `text` is told to the person. */
export type Acting = { phase: 'idle' | 'waiting' | 'failed' | 'done'; text: string }

type Work = (signal: AbortSignal) => Promise<string>

/** One thing at a time that somebody has to agree to elsewhere; a refusal there, or here by `cancel`, is silent. */
export function useActing() {
  const texts = useTexts(treasuryTexts)
  const queryClient = useQueryClient()
  const [acting, setActing] = useState<Acting>({ phase: 'idle', text: '' })
  const given = useRef<AbortController | null>(null)

  /**
   * @param work answers what is said when it is done; it hears of `cancel` by its signal
   * @param waiting what is said until then
   * @returns the same answer, or null when nothing was done
   */
  async function act(work: Work, waiting: string): Promise<string | null> {
    if (acting.phase === 'waiting') return null
    const controller = new AbortController()
    given.current = controller
    setActing({ phase: 'waiting', text: waiting })
    try {
      const text = await work(controller.signal)
      setActing({ phase: 'done', text })
      await queryClient.invalidateQueries({ queryKey: ['safe'] })
      return text
    } catch (error) {
      const isQuiet = controller.signal.aborted || isRefusal(error)
      setActing(isQuiet ? { phase: 'idle', text: '' } : { phase: 'failed', text: failureText(error, texts) })
      return null
    }
  }

  return { acting, act, cancel: () => given.current?.abort() }
}

function isRefusal(error: unknown): boolean {
  return Object(error).code === 4001 || (error instanceof LoveError && error.code === 'user-rejected')
}
