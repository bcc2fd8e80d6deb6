import { useCallback, useEffect, useState } from 'react'

/** What was asked of the server: under way, there, or failed. */
export type Asked<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'there'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Asks once, and again when the question or `again` says so; an answer to an older question is dropped.
 * @param question changes when something else is to be asked
 */
export function useAsked<Answer>(question: string, ask: () => Promise<Answer>) {
  const [asked, setAsked] = useState<{ question: string; state: Asked<Answer> }>({
    question,
    state: { status: 'loading' },
  })
  const [turn, setTurn] = useState(0)

  // The server is asked outside of React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the function that asks it
  useEffect(() => {
    let isCurrent = true
    const settle = (state: Asked<Answer>) => isCurrent && setAsked({ question, state })
    settle({ status: 'loading' })
    ask().then(
      (answer) => settle({ status: 'there', answer }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [question, turn])

  const again = useCallback(() => setTurn((count) => count + 1), [])
  const state: Asked<Answer> = asked.question === question ? asked.state : { status: 'loading' }
  return { asked: state, again }
}
