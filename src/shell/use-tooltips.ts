import { useEffect } from 'react'

/** What carries a tip has its words in `data-tip`; the code that shows it is fetched at the first sign of interest. */
export function useTooltips(): void {
  // Pointer and focus pass over the whole document, whoever drew it.
  useEffect(() => {
    const stop = new AbortController()
    const begin = ({ target, type }: Event) => {
      const tipped = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
      if (!tipped) return
      import('@/ui/tooltip').then(
        ({ startTooltips }) => {
          if (stop.signal.aborted) return
          stop.abort()
          ends = startTooltips(tipped, type)
        },
        () => undefined,
      )
    }
    let ends: (() => void) | null = null
    document.addEventListener('pointerover', begin, { signal: stop.signal })
    document.addEventListener('focusin', begin, { signal: stop.signal })
    return () => {
      stop.abort()
      ends?.()
    }
  }, [])
}
