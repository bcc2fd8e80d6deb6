import { useEffect, useRef } from 'react'
import type { StartSaver } from './saver'
import styles from './screen-saver.module.css'

export type SaverCanvasProps = {
  id: keyof typeof savers
  speed: keyof typeof paces
  text: string
}

const savers = {
  coins: () => import('./coins'),
  marquee: () => import('./marquee'),
  mystify: () => import('./mystify'),
  starfield: () => import('./starfield'),
} as const satisfies Readonly<Record<string, () => Promise<{ start: StartSaver }>>>

/** The number of animation steps per frame. */
const paces = { slow: 0.5, normal: 1, fast: 2 } as const

const frameMs = 1000 / 60
/** The most frames that are drawn as one. After time in the background, the animation continues from where it was. */
const mostFrames = 4

/**
 * A screen saver that fills its parent and takes its size at the start. With reduced motion it is one still image. A
 * hidden page has no animation frames, so it draws nothing.
 */
export function SaverCanvas({ id, speed, text }: SaverCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let isOver = false
    let handle = 0
    savers[id]().then(({ start }) => {
      if (isOver) return
      const { clientHeight: height, clientWidth: width } = element
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
      // If the page is offline, the screen stays dark.
    }, ignore)
    return () => {
      isOver = true
      cancelAnimationFrame(handle)
    }
  }, [id, speed, text])

  return <canvas ref={canvas} className={styles.canvas} data-saver={id} />
}

function ignore(): void {
  // The screen stays dark.
}
