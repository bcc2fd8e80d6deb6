import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { isRightToLeft } from '@/ui/writing-direction'
import styles from './menu.module.css'
import type { MenuEngine } from './menu-context'
import { MenuList } from './menu-list'
import { followPress } from './menu-press'
import type { MenuRequest, OpenedMenu } from './menu-request'

let current: { readonly close: (giveFocusBack: boolean) => void } | null = null

/**
 * Renders a menu in a React root of its own: its events do not reach the handlers of the opener,
 * and it can be inside a modal dialog, outside of which everything is inert. It is in the top layer, so that no
 * window clips it.
 */
export function showMenu(request: MenuRequest): OpenedMenu {
  current?.close(false)
  const active = document.activeElement
  const opener = request.opener ?? (active instanceof HTMLElement ? active : null)
  const layer = document.createElement('div')
  layer.className = styles.layer ?? ''
  homeOf(request.at instanceof Element ? request.at : elementAt(request.at)).append(layer)
  const root = createRoot(layer)
  const stop = new AbortController()

  const close = (giveFocusBack: boolean) => {
    if (current !== menu) return
    current = null
    stop.abort()
    root.unmount()
    layer.remove()
    if (giveFocusBack && opener?.isConnected) opener.focus({ preventScroll: true })
    request.onClose?.()
  }
  const menu = { close }
  current = menu

  const engine: MenuEngine = {
    // The page's own: what had the focus may run the other way, as a board or an address does.
    direction: isRightToLeft(document.body) ? 'rtl' : 'ltr',
    press: followPress(layer, request.event, stop.signal),
    close: () => close(true),
    choose(item) {
      close(true)
      if (item.kind === 'action') item.onSelect()
    },
    onEdge: request.onEdge,
  }
  closeOnOutsideEvent(layer, request, () => close(true), stop.signal)
  keepInside(layer)
  flushSync(() =>
    root.render(
      <MenuList
        label={request.label}
        items={request.items}
        anchor={anchorOf(request.at)}
        size={request.size ?? 'normal'}
        banner={request.banner}
        focus={request.focus ?? 'first'}
        engine={engine}
        onBack={engine.close}
      />,
    ),
  )
  return { close: () => close(true) }
}

/** The landmark or the dialog of the opener, to which the menu is appended. */
function homeOf(element: Element | null): Element {
  return element?.closest('dialog, main, footer, header, nav') ?? document.body
}

function elementAt({ x, y }: { x: number; y: number }): Element | null {
  return document.elementFromPoint(x, y)
}

function anchorOf(at: MenuRequest['at']) {
  if (!(at instanceof Element)) return { x: at.x, y: at.y, width: 0, height: 0 }
  return at.getBoundingClientRect()
}

/** Closes the menu on a press outside, when the window loses focus, and when the page scrolls or resizes. */
function closeOnOutsideEvent(
  layer: Element,
  request: MenuRequest,
  close: () => void,
  signal: AbortSignal,
): void {
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (layer.contains(target) || (request.keep?.contains(target) ?? false))
  const closeOutside = (event: Event) => {
    if (!isInside(event.target)) close()
  }
  document.addEventListener('pointerdown', closeOutside, { capture: true, signal })
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Node && !isInside(target) && target.contains(layer.parentElement)) close()
    },
    { capture: true, signal },
  )
  window.addEventListener('blur', close, { signal })
  window.addEventListener('resize', close, { signal })
}

/** Stops native events of the menu from bubbling: the desktop would handle a long press in it. */
function keepInside(layer: Element): void {
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'click', 'dblclick', 'touchstart'])
    layer.addEventListener(type, (event) => event.stopPropagation())
  layer.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })
}
