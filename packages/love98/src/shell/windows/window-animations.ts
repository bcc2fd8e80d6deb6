import type { DesktopStore } from '@/desktop/desktop-store'
import type { Rect } from '@/domain/windows/geometry'
import type { Desktop, DesktopWindow } from '@/domain/windows/windows'
import styles from './window-frame.module.css'

/** The duration in Windows 98, ms. */
const duration = 200

/**
 * Animates the caption of a window between the window, its taskbar button and the whole screen when it is minimized,
 * restored or maximized. It does not run with reduced motion or for many windows at once.
 */
export function animateWindows(store: DesktopStore): () => void {
  const less = window.matchMedia('(prefers-reduced-motion: reduce)')
  const running = new Map<string, () => void>()
  return store.subscribe((now, before) => {
    if (now.windows === before.windows) return
    const changed = Object.values(now.windows).filter((next) => isResized(next, before.windows[next.id]))
    const [next] = changed
    if (!next || changed.length > 1 || less.matches) return
    const { id } = next
    // A running animation ends, and the new state is shown without one.
    const isRunning = running.get(id)
    if (isRunning) return isRunning()
    const end = zoom(next, now, () => running.delete(id))
    if (end) running.set(id, end)
  })
}

function isResized(next: DesktopWindow, before: DesktopWindow | undefined): boolean {
  return before !== undefined && (next.minimized !== before.minimized || next.maximized !== before.maximized)
}

/** Store listeners run before React renders: the document still shows the previous state. */
function zoom(window: DesktopWindow, desktop: Desktop, onEnd: () => void): (() => void) | null {
  const frame = document.getElementById(window.id)
  const caption = frame?.querySelector<HTMLElement>('[data-caption]')
  const button = document.querySelector(`[data-task='${window.id}']`)
  const screen = frame?.parentElement
  if (!frame || !caption || !button || !screen?.parentElement) return null
  const origin = screen.getBoundingClientRect()
  const fills = window.maximized || getComputedStyle(frame).inset === '0px'
  const { x, y, width } = fills ? { x: 0, y: 0, width: desktop.area.width } : window.rect
  const place = { x: origin.x + x, y: origin.y + y, width, height: captionHeight(caption) }
  const task = rectOf(button)
  const from = frame.hidden ? task : rectOf(caption)
  const flying = flyingCaption(frame, caption)
  screen.parentElement.append(flying)
  const flight = flying.animate([keyframe(from), keyframe(window.minimized ? task : place)], duration)
  // The window is shown when the animation ends; it can have the focus before.
  const hiding = window.minimized ? null : frame.animate([hidden, hidden], duration)
  const end = () => {
    flying.remove()
    hiding?.cancel()
    onEnd()
  }
  flight.onfinish = end
  return () => {
    flight.cancel()
    end()
  }
}

const hidden = { clipPath: 'inset(100%)' }

function flyingCaption(frame: HTMLElement, caption: HTMLElement): HTMLElement {
  const flying = document.createElement('div')
  flying.className = `${frame.className} ${styles.flying}`
  flying.dataset.active = ''
  flying.dataset.flying = ''
  flying.setAttribute('aria-hidden', 'true')
  const copy = caption.cloneNode(true)
  if (copy instanceof HTMLElement) {
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
    delete copy.dataset.caption
  }
  flying.append(copy)
  flying.inert = true
  return flying
}

function keyframe({ x, y, width, height }: Rect): Keyframe {
  return {
    transform: `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`,
    width: `${Math.round(width)}px`,
    height: `${Math.round(height)}px`,
  }
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** Also works for a caption that is not drawn. */
function captionHeight(caption: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(caption).blockSize) || 18
}
