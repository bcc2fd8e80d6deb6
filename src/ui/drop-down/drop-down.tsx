import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { rowAfterLetter } from '@/ui/menu/menu-keys'
import styles from './drop-down.module.css'
import { dropDownAction } from './drop-down-keys'
import { useDropDownList } from './use-drop-down-list'

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
      const found = rowAfterLetter(event.key, at, options)
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
