import { useEffect } from 'react'

/** What carries a tip has its words in `data-tip`; the code that shows it is fetched at the first sign of interest. */
export function useTooltips(): void {
  // Pointer and focus pass over the whole document, whoever drew it.
  useEffect(() => {
    const stop = new AbortController()
    const begin = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return
      // A press asks for what it opens; a tip that came after it would lie over that.
      last = [type === 'pointerdown' ? document.body : target, type]
      if (type === 'pointerdown' || !target.closest('[data-tip]')) return
      import('@/ui/tooltip/tooltip').then(
        ({ startTooltips }) => {
          if (stop.signal.aborted) return
          stop.abort()
          // Whoever has gone on meanwhile gets the tip of what is looked at now, if any.
          ends = startTooltips(...last)
        },
        () => undefined,
      )
    }
    let last: [Element, string]
    let ends: (() => void) | null = null
    for (const sign of ['pointerover', 'focusin', 'pointerdown'])
      document.addEventListener(sign, begin, { capture: true, signal: stop.signal })
    return () => {
      stop.abort()
      ends?.()
    }
  }, [])
}
