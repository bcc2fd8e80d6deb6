import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { chooseShortcuts, listShortcuts, pageShortcuts } from '@/domain/keyboard/control-shortcuts'
import { dropDownShortcuts } from '@/domain/keyboard/drop-down-shortcuts'
import { findHandler, type KeyPress } from '@/domain/keyboard/shortcuts'
import { nextRowByLetter } from '@/ui/menu/menu-keys'
import styles from './drop-down.module.css'

type DropDownOption<Id extends string> = { readonly id: Id; readonly label: string }

type DropDownProps<Id extends string> = {
  labelledBy: string
  options: readonly DropDownOption<Id>[]
  value: Id
  disabled?: boolean
  /** The id of its help text (`ContextHelp`). @default none */
  help?: string
  onChange: (id: Id) => void
}

/**
 * A drop-down list: a field with the chosen option and an arrow, and a list below it while it is open. It is
 * drawn here because browsers do not let a `<select>` be drawn as Windows 98 does; keys and roles are those
 * of the ARIA pattern.
 */
export function DropDown<Id extends string>(props: DropDownProps<Id>) {
  const { labelledBy, options, value, disabled = false, help, onChange } = props
  const id = useId()
  const field = useRef<HTMLButtonElement>(null)
  /** The index of the highlighted option; null while the list is closed. */
  const [lit, setLit] = useState<number | null>(null)
  const isOpen = lit !== null
  const chosen = options.findIndex((option) => option.id === value)
  const list = useDropDownList(field, isOpen, () => setLit(null))

  const take = (index: number | null) => {
    setLit(null)
    const option = index === null ? undefined : options[index]
    if (option && option.id !== value) onChange(option.id)
  }
  const go = (index: number) => (isOpen ? setLit(index) : take(index))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const at = lit ?? chosen
    const action = dropDownAction(event, isOpen, at, options.length)
    if (action?.kind === 'open') setLit(chosen)
    else if (action?.kind === 'take') take(lit)
    else if (action?.kind === 'cancel') setLit(null)
    else if (action?.kind === 'go') go(action.index)
    else {
      if ([...event.key].length !== 1 || event.altKey) return
      const found = nextRowByLetter(event.key, at, options)
      if (!found) return
      go(found.index)
    }
    event.preventDefault()
  }

  return (
    <>
      <button
        ref={field}
        type="button"
        role="combobox"
        className={styles.field}
        data-help={help}
        aria-labelledby={`${labelledBy} ${id}-value`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${lit}` : undefined}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onBlur={() => setLit(null)}
        onClick={() => setLit(isOpen ? null : chosen)}
      >
        <span className={styles.value} id={`${id}-value`}>
          {options[chosen]?.label}
        </span>
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      {isOpen && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-labelledby={labelledBy}
          popover="manual"
          className={styles.list}
          // The focus stays on the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: `aria-activedescendant` names the lit option
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === lit}
              className={styles.option}
              onPointerMove={() => setLit(index)}
              onClick={() => take(index)}
            >
              {option.label}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** The action of a key in a drop-down list. `null` leaves the key to the page. */
type DropDownAction =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly index: number }
  | { readonly kind: 'take' }
  | { readonly kind: 'cancel' }

/**
 * Returns the action of a key, as in Windows and in the ARIA pattern "select-only combobox". ALT+UP, ALT+DOWN, F4,
 * ENTER and SPACE open the list or accept the highlighted option. ESC closes the list without a change. Arrow keys,
 * HOME and END move through the options, also while the list is closed.
 */
export function dropDownAction(
  press: KeyPress,
  isOpen: boolean,
  index: number,
  count: number,
): DropDownAction | null {
  const toggle = (): DropDownAction => ({ kind: isOpen ? 'take' : 'open' })
  const unlessAlt = (action: () => DropDownAction | null) => () =>
    press.altKey || count === 0 ? null : action()
  const go = (to: number) => unlessAlt(() => ({ kind: 'go', index: Math.max(0, Math.min(count - 1, to)) }))
  const handler = findHandler<typeof allShortcuts, DropDownAction | null>(allShortcuts, press, {
    'move-in-list': { ArrowUp: go(index - 1), ArrowDown: go(index + 1), ArrowLeft: null, ArrowRight: null },
    'ends-of-list': { Home: go(0), End: go(count - 1) },
    'pages-of-list': { PageUp: go(0), PageDown: go(count - 1) },
    'choose-in-list': unlessAlt(toggle),
    'open-drop-down': toggle,
    'close-drop-down': unlessAlt(() => (isOpen ? { kind: 'cancel' } : null)),
  })
  return handler?.() ?? null
}

const allShortcuts = { ...listShortcuts, ...pageShortcuts, ...chooseShortcuts, ...dropDownShortcuts }

/**
 * Shows the list in the top layer, as wide as its field, below it or above it if there is no room. Scrolling or
 * resizing the page closes the list.
 */
function useDropDownList(
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = list.current
    const anchor = field.current?.getBoundingClientRect()
    if (!isOpen || !element || !anchor) return
    element.showPopover?.()
    element.style.inlineSize = `${anchor.width}px`
    const { height } = element.getBoundingClientRect()
    const isBelow = anchor.bottom + height <= window.innerHeight || anchor.top < height
    element.style.left = `${anchor.left}px`
    element.style.top = `${isBelow ? anchor.bottom : anchor.top - height}px`
    const stop = new AbortController()
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) close()
    }
    window.addEventListener('scroll', onScroll, { capture: true, signal: stop.signal })
    window.addEventListener('resize', () => close(), { signal: stop.signal })
    return () => stop.abort()
  }, [isOpen, field])

  return list
}
