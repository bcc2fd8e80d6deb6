import { useEffect, useRef } from 'react'
import { ranks } from '@/domain/solitaire/card'
import { foundationPiles, type Table } from '@/domain/solitaire/table'
import { fall, isGone, launch } from './cascade'
import { type Layout, pileSpot } from './layout'
import styles from './table.module.css'

type CascadeProps = { sheet: HTMLCanvasElement; table: Table; layout: Layout; onEnd: () => void }

/** The longest time between two frames that counts, ms: a page that was in the background goes on where it was. */
const longestFrame = 50
const frame = 1000 / 60

/**
 * The end of 1998: from the kings down the cards jump off the foundations, bounce, and leave their trails. Any press or key
 * ends it.
 */
export function Cascade({ sheet, table, layout, onEnd }: CascadeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  // Canvas and animation frames; input anywhere in the page.
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    const { card: size, height, width } = layout
    const waiting = Array.from({ length: ranks }, (_, below) =>
      table.foundations.flatMap((cards, index) => {
        const card = cards[ranks - 1 - below]
        return card === undefined
          ? []
          : [launch(card, pileSpot(layout, foundationPiles[index] ?? 2), Math.random)]
      }),
    ).flat()
    let falling = waiting.shift()
    let last = performance.now()
    let handle = requestAnimationFrame(step)
    function step(now: number) {
      for (let due = Math.min(longestFrame, now - last); due > 0 && falling; due -= frame) {
        const { card, x, y } = falling
        const column = card % ranks
        const row = Math.floor(card / ranks)
        context?.drawImage(
          sheet,
          column * size.width,
          row * size.height,
          size.width,
          size.height,
          Math.round(x),
          Math.round(y),
          size.width,
          size.height,
        )
        falling = fall(falling, size, height)
        if (isGone(falling, size, width)) falling = waiting.shift()
      }
      last = now
      if (falling) handle = requestAnimationFrame(step)
      else onEnd()
    }
    const stop = new AbortController()
    for (const type of ['pointerdown', 'keydown'] as const)
      window.addEventListener(type, onEnd, { signal: stop.signal, capture: true })
    return () => {
      cancelAnimationFrame(handle)
      stop.abort()
    }
  }, [sheet, table, layout, onEnd])

  return <canvas ref={canvas} className={styles.cascade} width={layout.width} height={layout.height} />
}
