import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { nextRowByLetter } from '@/ui/menu/menu-keys'
import styles from './drop-down.module.css'

type DropDownOption<Id extends string> = { readonly id: Id; readonly label: string }

type DropDownProps<Id extends string> = {
  /** Id of the element that names it. */
  labelledBy: string
  options: readonly DropDownOption<Id>[]
  value: Id
  disabled?: boolean
  onChange: (id: Id) => void
}

/**
 * A drop-down list: a field with the chosen option and an arrow, and a list below it while it is open. It is drawn here because
 * browsers do not let a `<select>` be drawn as Windows 98 does; keys and roles are those of the ARIA pattern.
 */
export function DropDown<Id extends string>(props: DropDownProps<Id>) {
  const { labelledBy, options, value, disabled = false, onChange } = props
  const id = useId()
  const field = useRef<HTMLButtonElement>(null)
  /** The lit option while the list is open. */
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
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
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

type Press = { readonly key: string; readonly altKey: boolean }

/**
 * Returns the action of a key, as in Windows and in the ARIA pattern "select-only combobox". ALT+UP, ALT+DOWN, F4,
 * ENTER and SPACE open the list or accept the highlighted option. ESC closes the list without a change. Arrow keys,
 * HOME and END move through the options, also while the list is closed.
 */
export function dropDownAction(
  { key, altKey }: Press,
  isOpen: boolean,
  index: number,
  count: number,
): DropDownAction | null {
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
  if (key === 'F4' || (altKey && isArrow)) return { kind: isOpen ? 'take' : 'open' }
  if (altKey || count === 0) return null
  if (key === 'Enter' || key === ' ') return { kind: isOpen ? 'take' : 'open' }
  if (key === 'Escape') return isOpen ? { kind: 'cancel' } : null
  if (key === 'Home' || key === 'PageUp') return { kind: 'go', index: 0 }
  if (key === 'End' || key === 'PageDown') return { kind: 'go', index: count - 1 }
  if (!isArrow) return null
  return { kind: 'go', index: Math.max(0, Math.min(count - 1, index + (key === 'ArrowDown' ? 1 : -1))) }
}

/**
 * Shows the list of a drop-down in the top layer, below its field, above it where there is no room, and as wide as it; closes it
 * when the page below scrolls or changes its size.
 */
function useDropDownList(
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  // Popover, geometry and event listeners of the window.
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
