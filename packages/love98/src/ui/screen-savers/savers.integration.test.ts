import { expect, test } from 'vitest'
import { start as coins } from './coins'
import { start as marquee } from './marquee'
import { start as mystify } from './mystify'
import { start as starfield } from './starfield'

/** A context that records the painted shapes and throws for values that a canvas would ignore. */
function recordingContext() {
  let painted = 0
  const note = (...numbers: unknown[]) => {
    for (const value of numbers)
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`painted at ${value}`)
    painted++
  }
  const context = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    font: '',
    textBaseline: '',
    fillRect: note,
    fillText: note,
    lineTo: note,
    beginPath: note,
    closePath: note,
    stroke: note,
    measureText: () => ({ width: 700 }),
  }
  return { context: context as unknown as CanvasRenderingContext2D, painted: () => painted }
}

function numbers(): () => number {
  let seed = 1
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

const savers = Object.entries({ coins, marquee, mystify, starfield })
const stages = [
  [1, 1],
  [320, 480],
  [3840, 2160],
] as const

for (const [name, start] of savers)
  test.each(stages)(
    `${name} paints for minutes on a screen of %i by %i, with any pause between frames`,
    (width, height) => {
      const { context, painted } = recordingContext()
      const draw = start({ context, width, height, text: 'cats on the chain', random: numbers() })
      // Under reduced motion no frame passes, and still there is a picture.
      draw(0)
      expect(painted()).toBeGreaterThan(1)
      for (let frame = 0; frame < 2_000; frame++) draw(frame % 9)
      const before = painted()
      draw(1)
      expect(painted()).toBeGreaterThan(before)
    },
  )
