import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { chooseShortcuts } from '@/domain/keyboard/control-shortcuts'
import { dismissShortcuts, shellShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { findShortcut } from '@/domain/keyboard/shortcuts'
import { contextHelp } from '@/texts/context-help'
import { placeTooltip } from '@/ui/tooltip/tooltip'
import styles from './context-help.module.css'

type ContextHelpProps = {
  /**
   * Loads the help text of a control, by the value of its `data-help`, or the text of the failure. Never rejects;
   * undefined without a text.
   */
  load: (control: string) => Promise<string | undefined>
}

const focusable = 'button, input, select, textarea, a[href], [tabindex]'

type Shown = { readonly control: HTMLElement; readonly text: string }

/**
 * The button with a question mark in the caption of a property sheet, as in Windows 98: after a press, a press on a
 * control or a value shows its help text; Tab goes to it, and Enter or Space shows the text. F1 shows the text of the
 * control with the focus. A control without a text ends the question, and F1 then opens Help. Put it in the contents of a window or a dialog; it costs the first page nothing.
 */
export function ContextHelp({ load }: ContextHelpProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const [home, setHome] = useState<HTMLElement | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => setHome(homeOf(mark.current)), [])

  const show = async (control: HTMLElement) => {
    setIsAsking(false)
    const text = await load(control.dataset.help ?? '')
    if (text !== undefined && control.isConnected) setShown({ control, text })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const control = helpedAt(event.target, home)
    if (isAsking && findShortcut(dismissShortcuts, event)) {
      setIsAsking(false)
      return swallow(event)
    }
    const isHelpKey = findShortcut(shellShortcuts, event) === 'help-topic'
    if (!control || !(isHelpKey || (isAsking && findShortcut(chooseShortcuts, event)))) return
    swallow(event)
    void show(control)
  })
  // Screen readers press a control without a pointer. A press outside the window ends the question.
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isAsking || isPart(event.target)) return
    const control = helpedAt(event.target, home)
    if (control) {
      swallow(event)
      void show(control)
    } else setIsAsking(false)
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    home?.addEventListener('keydown', (event) => onKey(event), { capture: true, signal })
    document.addEventListener('click', (event) => onClick(event), { capture: true, signal })
    return () => stop.abort()
  }, [home])

  // The keyboard reaches values that are not controls while the question is open.
  useEffect(() => {
    if (!isAsking || !home) return
    const values = new Set<HTMLElement>()
    const collect = () => {
      for (const value of home.querySelectorAll<HTMLElement>('[data-help]')) {
        if (!helpedAt(value, home) || value.matches(focusable) || value.querySelector(focusable)) continue
        value.tabIndex = 0
        values.add(value)
      }
    }
    collect()
    // Another tab, or an answer of the chain.
    const observer = new MutationObserver(collect)
    observer.observe(home, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const value of values) value.removeAttribute('tabindex')
    }
  }, [home, isAsking])

  const onPane = ({ clientX, clientY }: MouseEvent) => {
    const below = document.elementsFromPoint(clientX, clientY).find((element) => !isPart(element))
    const control = helpedAt(below, home)
    if (control) void show(control)
    else setIsAsking(false)
  }
  // The buttons of a window have a group; a dialog has one button beside its title.
  const caption = home?.querySelector('[data-caption] > span, dialog > [data-caption]')
  return (
    <>
      <span ref={mark} hidden />
      {home &&
        caption &&
        createPortal(
          <button
            type="button"
            className={`caption-button ${styles.button}`}
            data-asks=""
            aria-label={contextHelp.whatsThis}
            aria-pressed={isAsking}
            onClick={() => setIsAsking(!isAsking)}
          />,
          caption,
        )}
      {home && isAsking && createPortal(<Pane onPress={onPane} />, home)}
      {home && shown && createPortal(<HelpText {...shown} onClose={() => setShown(null)} />, home)}
    </>
  )
}

function Pane({ onPress }: { onPress: (event: MouseEvent) => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key of this help is F1
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={styles.pane} data-asks="" onClick={({ nativeEvent }) => onPress(nativeEvent)} />
  )
}

/** The window or dialog of an element. */
function homeOf(element: Element | null | undefined): HTMLElement | null {
  return element?.closest<HTMLElement>('dialog, [data-window]') ?? null
}

/** The texts of a window do not answer for a dialog over it. */
function helpedAt(target: EventTarget | null | undefined, home: HTMLElement | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null
  return found && homeOf(found) === home ? found : null
}

/** The button and the pane are no controls that have help. */
function isPart(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-asks]') !== null
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

type HelpTextProps = Shown & { onClose: () => void }

/** The text has the focus, so that screen readers read it. Any key or press closes it, and the focus returns. */
function HelpText({ control, text, onClose }: HelpTextProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = document.activeElement
    element.showPopover?.()
    const place = placeTooltip({
      thing: control.getBoundingClientRect(),
      tip: element.getBoundingClientRect(),
      screen: { width: innerWidth, height: innerHeight },
    })
    element.style.left = `${place.x}px`
    element.style.top = `${place.y}px`
    element.focus({ preventScroll: true })
    return () => {
      if (element.contains(document.activeElement)) focusAgain(before === document.body ? control : before)
    }
  }, [control])

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={text}
      popover="manual"
      tabIndex={-1}
      className={styles.text}
      onBlur={onClose}
      onPointerDown={onClose}
      onKeyDown={(event) => {
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
    >
      {text}
    </div>
  )
}

/** Returns the focus, also to a value that can have it only while the question is open. */
function focusAgain(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.matches(focusable)) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
