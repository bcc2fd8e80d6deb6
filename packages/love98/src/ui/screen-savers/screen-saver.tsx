import { useEffect } from 'react'
import { FullScreen } from '@/ui/full-screen/full-screen'
import { SaverCanvas, type SaverCanvasProps } from './saver-canvas'

type ScreenSaverProps = SaverCanvasProps & {
  label: string
  onEnd: () => void
}

/** Smaller pointer moves are noise of the mouse and not input, in CSS pixels. */
const steady = 5

export function ScreenSaver({ label, onEnd, ...saver }: ScreenSaverProps) {
  // Input that does not reach the dialog as a click or a key.
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
      <SaverCanvas {...saver} />
    </FullScreen>
  )
}
