import { dismissShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import styles from './tooltip.module.css'

/** The time that the pointer or the focus rests before the tooltip appears, ms. */
const delay = 500
/** The time that the pointer may take from the element to its tooltip, ms. */
const grace = 150
const id = 'tooltip'

/**
 * Shows `data-tip`, or the name of a caption button, as a tooltip next to the hovered or focused element. One element serves all tooltips. A tooltip
 * stays until the pointer and the focus have left the element and the tooltip, or until ESC is pressed (WCAG 1.4.13).
 * `first` is the target of the event of type `how` that loaded this code.
 * @returns a function that stops it
 */
export function startTooltips(first: Element, how: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let owner: HTMLElement | null = null
  let tip: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const words = new MutationObserver(() => {
    if (owner && tip) draw(tip, owner)
  })

  const hide = () => {
    clearTimeout(timer)
    words.disconnect()
    if (owner?.getAttribute('aria-describedby') === id) owner.removeAttribute('aria-describedby')
    tip?.remove()
    tip = owner = null
  }
  const show = (thing: HTMLElement) => {
    if (!thing.isConnected || textOf(thing) === undefined || isOpen(thing)) return
    hide()
    owner = thing
    tip = createTip(thing)
    draw(tip, thing)
    words.observe(thing, { attributeFilter: ['data-tip', 'aria-label'] })
    // Screen readers would read a tooltip that repeats the accessible name twice.
    if (thing.ariaLabel !== textOf(thing) && !thing.hasAttribute('aria-describedby'))
      thing.setAttribute('aria-describedby', id)
  }
  const wait = (thing: HTMLElement) => {
    if (thing === owner) return clearTimeout(timer)
    clearTimeout(timer)
    timer = setTimeout(() => show(thing), delay)
  }
  const leave = () => {
    clearTimeout(timer)
    timer = setTimeout(hide, grace)
  }
  const over = ({ target, type }: { target: EventTarget | null; type: string }) => {
    if (!(target instanceof Element)) return
    const thing = target.closest<HTMLElement>('[data-tip], .caption-button')
    if (tip?.contains(target)) clearTimeout(timer)
    // Focus by a pointer needs no tooltip.
    else if (thing && (type !== 'focusin' || thing.matches(':focus-visible'))) wait(thing)
    else if (owner?.contains(document.activeElement) && owner.matches(':focus-visible')) clearTimeout(timer)
    else leave()
  }
  document.addEventListener('pointerover', over, { signal })
  document.addEventListener('pointerleave', leave, { signal })
  document.addEventListener('focusin', over, { signal })
  document.addEventListener('focusout', leave, { signal })
  document.addEventListener('pointerdown', hide, { capture: true, signal })
  document.addEventListener(
    'keydown',
    (event) => handleShortcut(dismissShortcuts, event, { dismiss: hide }),
    { capture: true, signal },
  )
  window.addEventListener('blur', hide, { signal })
  over({ target: first, type: how })
  return () => {
    stop.abort()
    hide()
  }
}

/** The buttons of captions have no text, and their tooltip is their name. */
function textOf(thing: HTMLElement): string | undefined {
  return thing.dataset.tip ?? (thing.matches('.caption-button') ? (thing.ariaLabel ?? undefined) : undefined)
}

/** The button of an open menu has no tooltip, because it would cover the menu. */
function isOpen(thing: HTMLElement): boolean {
  return thing.ariaExpanded === 'true'
}

function createTip(thing: HTMLElement): HTMLElement {
  const tip = document.createElement('div')
  tip.id = id
  tip.role = 'tooltip'
  tip.className = styles.tip ?? ''
  tip.popover = 'manual'
  ;(thing.closest('dialog, main, footer') ?? document.body).append(tip)
  tip.showPopover?.()
  return tip
}

function draw(tip: HTMLElement, thing: HTMLElement): void {
  tip.textContent = textOf(thing) ?? ''
  const place = placeTooltip({
    thing: thing.getBoundingClientRect(),
    tip: tip.getBoundingClientRect(),
    screen: { width: innerWidth, height: innerHeight },
    balloon: document.querySelector('[data-balloon]')?.getBoundingClientRect(),
  })
  tip.style.left = `${place.x}px`
  tip.style.top = `${place.y}px`
}

type Extent = { readonly width: number; readonly height: number }
type Box = Extent & { readonly x: number; readonly y: number }

/** The distance between an element and its tooltip, small enough for the pointer to cross, in CSS pixels. */
const gap = 2

/**
 * Places a tooltip centered below its element, or above it if there is no room, inside the screen and at whole pixels.
 * A tooltip that would overlap the balloon is above the balloon.
 */
export function placeTooltip({ thing, tip, screen, balloon }: TooltipPlace) {
  const below = thing.y + thing.height + gap
  const x = within(thing.x + thing.width / 2 - tip.width / 2, tip.width, screen.width)
  const y = below + tip.height > screen.height ? thing.y - gap - tip.height : below
  const isCovered =
    balloon !== undefined &&
    x < balloon.x + balloon.width &&
    x + tip.width > balloon.x &&
    y < balloon.y + balloon.height &&
    y + tip.height > balloon.y
  return {
    x: Math.round(x),
    y: Math.round(within(isCovered ? balloon.y - gap - tip.height : y, tip.height, screen.height)),
  }
}

type TooltipPlace = {
  readonly thing: Box
  readonly tip: Extent
  readonly screen: Extent
  readonly balloon?: Box | undefined
}

function within(start: number, length: number, room: number): number {
  return Math.max(0, Math.min(start, room - length))
}
