import { useEffect } from 'react'

export function useTooltips(): void {
  useEffect(() => {
    const stop = new AbortController()
    const begin = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return
      // A tooltip after a press would cover what the press opens.
      last = [type === 'pointerdown' ? document.body : target, type]
      if (type === 'pointerdown' || !target.closest('[data-tip], .caption-button')) return
      import('@/ui/tooltip/tooltip').then(
        ({ startTooltips }) => {
          if (stop.signal.aborted) return
          stop.abort()
          // The pointer may have moved while the code loaded: the current target counts.
          ends = startTooltips(...last)
        },
        () => undefined,
      )
    }
    let last: [Element, string]
    let ends: (() => void) | null = null
    // A truncated text gets its tooltip from the same event, before that event reaches the document.
    for (const sign of ['pointerover', 'focusin', 'pointerdown'])
      document.addEventListener(sign, begin, { capture: sign === 'pointerdown', signal: stop.signal })
    return () => {
      stop.abort()
      ends?.()
    }
  }, [])
}
