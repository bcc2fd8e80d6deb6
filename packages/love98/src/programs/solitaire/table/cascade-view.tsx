import { useEffect, useRef } from 'react'
import type { Card } from '@/domain/solitaire/card'
import { ranks } from '@/domain/solitaire/card'
import { foundationPiles, type Table } from '@/domain/solitaire/table'
import type { CardSize } from '../cards/paint-card'
import type { Spot } from './layout'
import { type Layout, pileSpot } from './layout'
import styles from './table.module.css'

type CascadeProps = { sheet: HTMLCanvasElement; table: Table; layout: Layout; onEnd: () => void }

/**
 * The longest time between two frames that counts, ms. After time in the background, the animation continues from where
 * it was.
 */
const longestFrame = 50
const frame = 1000 / 60

/**
 * The end of a won game as in 1998: the cards jump off the foundations, kings first, bounce, and leave trails. Any
 * press or key ends it.
 */
export function Cascade({ sheet, table, layout, onEnd }: CascadeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

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
        if (isOffTable(falling, size, width)) falling = waiting.shift()
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

/** A falling card, in CSS pixels and CSS pixels per frame of 1/60 s. */
type Falling = Spot & { readonly card: Card; readonly dx: number; readonly dy: number }

/** The downward acceleration, CSS pixels per frame squared. */
const gravity = 0.55
const bounce = 0.8

/** Launches a card from its position to either side. @param random returns a number from 0 to 1, exclusive */
function launch(card: Card, from: Spot, random: () => number): Falling {
  const speed = 1.5 + random() * 4.5
  return { ...from, card, dx: random() < 0.6 ? -speed : speed, dy: -random() * 7 }
}

function fall(card: Falling, size: CardSize, height: number): Falling {
  const floor = height - size.height
  const dy = card.dy + gravity
  const y = card.y + dy
  return y < floor
    ? { ...card, x: card.x + card.dx, y, dy }
    : { ...card, x: card.x + card.dx, y: floor, dy: -dy * bounce }
}

function isOffTable({ x }: Falling, size: CardSize, width: number): boolean {
  return x < -size.width || x > width
}
