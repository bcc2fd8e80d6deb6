import { type RefObject, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/browser/after-paint'

type TypedAmount = {
  /** The field, which keeps what is typed by itself. */
  readonly field: RefObject<HTMLInputElement | null>
  /** What was typed, as of the last frame. */
  readonly amount: string
  /** To be called at each key, with what the field contains then. */
  readonly onType: (typed: string) => void
  /** Writes into the field, as Max does. */
  readonly write: (amount: string) => void
}

/**
 * The amount of a field. What is typed is rendered behind the frame that shows it, so that neither the letter nor what `show` writes
 * beside it waits for the rest of the form.
 */
export function useTypedAmount(show: (typed: string) => void): TypedAmount {
  const field = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState('')
  const cancel = useRef<() => void>(null)

  // An animation frame and a timer.
  useEffect(() => () => cancel.current?.(), [])

  const onType = (typed: string) => {
    show(typed)
    cancel.current?.()
    cancel.current = afterPaint(() => setAmount(typed))
  }
  const write = (given: string) => {
    if (field.current) field.current.value = given
    cancel.current?.()
    setAmount(given)
  }
  return { field, amount, onType, write }
}
