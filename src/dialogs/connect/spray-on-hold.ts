import type { PointerEvent } from 'react'

/** How long a row is held before its icon sprays, in ms. */
const holdTime = 250

let timer: ReturnType<typeof setTimeout> | undefined
let stop: (() => void) | null = null

/** Handlers for what sprays its picture while it is pressed and held; nothing moves for who asked for less motion. */
export const spraysOnHold = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    end()
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { currentTarget } = event
    timer = setTimeout(async () => {
      const held = timer
      const { spray } = await import('./spray').catch(() => ({ spray: null }))
      // Let go while the code was on its way: nothing sprays.
      if (spray && held === timer) stop = spray(currentTarget)
    }, holdTime)
  },
  onPointerUp: end,
  onPointerLeave: end,
  onPointerCancel: end,
}

function end(): void {
  clearTimeout(timer)
  timer = undefined
  stop?.()
  stop = null
}
