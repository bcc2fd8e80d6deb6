import { useEffect, useRef } from 'react'
import { FullScreen } from '@/ui/full-screen/full-screen'
import type { StartSaver } from './saver'
import styles from './screen-saver.module.css'

type ScreenSaverProps = {
  id: keyof typeof savers
  speed: keyof typeof paces
  /** The sentence for those that write. */
  text: string
  label: string
  onEnd: () => void
}

/** Each is loaded when it starts. */
const savers = {
  hearts: () => import('./hearts'),
  marquee: () => import('./marquee'),
  mystify: () => import('./mystify'),
  starfield: () => import('./starfield'),
} as const satisfies Readonly<Record<string, () => Promise<{ start: StartSaver }>>>

/** How many frames pass in one. */
const paces = { slow: 0.5, normal: 1, fast: 2 } as const

const frameMs = 1000 / 60
/** The most frames that are drawn as one: a page that was in the background goes on where it was. */
const mostFrames = 4
/** A mouse on a desk moves by itself: less than this is no input, CSS pixels. */
const steady = 5

/** A screen saver over everything, until any input. Under reduced motion it is one picture. */
export function ScreenSaver({ id, speed, text, label, onEnd }: ScreenSaverProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  // Canvas, animation frames, lazy import.
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let isOver = false
    let handle = 0
    savers[id]().then(({ start }) => {
      if (isOver) return
      const { innerHeight: height, innerWidth: width } = window
      element.width = width
      element.height = height
      const draw = start({ context, width, height, text, random: Math.random })
      let last = performance.now()
      const step = (now: number) => {
        draw(Math.min(mostFrames, (now - last) / frameMs) * paces[speed])
        last = now
        if (!still.matches) handle = requestAnimationFrame(step)
      }
      step(last)
      // Offline: the screen is dark all the same.
    }, ignore)
    return () => {
      isOver = true
      cancelAnimationFrame(handle)
    }
  }, [id, speed, text])

  // Input that a dialog does not hear of as a click or a key.
  useEffect(() => {
    const stop = new AbortController()
    let first: { x: number; y: number } | null = null
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      first ??= { x, y }
      if (Math.hypot(x - first.x, y - first.y) >= steady) onEnd()
    }
    window.addEventListener('pointermove', onMove, { signal: stop.signal })
    for (const type of ['wheel', 'touchstart', 'resize'] as const)
      window.addEventListener(type, onEnd, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [onEnd])

  return (
    <FullScreen label={label} onEnd={onEnd} hidesPointer>
      <canvas ref={canvas} className={styles.canvas} data-saver={id} />
    </FullScreen>
  )
}

function ignore(): void {
  // Nothing is drawn.
}
