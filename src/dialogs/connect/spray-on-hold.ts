import type { PointerEvent } from 'react'
import { startLongPress } from '@/ui/long-press'

/** Milliseconds of a long press. */
const holdTime = 250

let cancel: (() => void) | null = null
let stop: (() => void) | null = null

/** Pointer handlers that spray copies of an element's icon while it is held; none with `prefers-reduced-motion`. */
export const spraysOnHold = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    end()
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { currentTarget } = event
    const held = startLongPress({
      from: event,
      delay: holdTime,
      slop: Number.POSITIVE_INFINITY,
      async onLongPress() {
        const { spray } = await import('./spray').catch(() => ({ spray: null }))
        // Released while the chunk loaded: nothing sprays.
        if (spray && held === cancel) stop = spray(currentTarget)
      },
    })
    cancel = held
  },
  onPointerUp: end,
  onPointerLeave: end,
  onPointerCancel: end,
}

function end(): void {
  cancel?.()
  cancel = null
  stop?.()
  stop = null
}
