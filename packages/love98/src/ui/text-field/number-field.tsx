import { useId, useRef } from 'react'

type NumberFieldProps = {
  label: string
  /** The text after the field. */
  unit: string
  least: number
  most: number
  value: number
  disabled?: boolean
  /** The id of its help text (`ContextHelp`). @default none */
  help?: string
  /** Called with whole numbers within the limits only. */
  onChange: (value: number) => void
}

/**
 * A field for a whole number, with buttons that count up and down. Text that is not a number within the limits is
 * replaced when the field loses the focus.
 */
export function NumberField({ label, unit, least, most, value, disabled, help, onChange }: NumberFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const step = (by: number) => {
    const next = Math.min(most, Math.max(least, value + by))
    if (field.current) field.current.value = String(next)
    field.current?.focus()
    if (next !== value) onChange(next)
  }
  return (
    <span className="field-row" data-help={help}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <span className="spinner">
        <input
          ref={field}
          id={id}
          type="number"
          aria-labelledby={`${id}-label ${id}-unit`}
          min={least}
          max={most}
          step={1}
          // The field keeps text that is not a number yet.
          defaultValue={value}
          disabled={disabled}
          onChange={({ target: { valueAsNumber: typed } }) => {
            if (typed >= least && typed <= most) onChange(Math.round(typed))
          }}
          onBlur={({ target }) => {
            target.value = String(value)
          }}
        />
        {/* The arrow keys of the field do the same. */}
        <span aria-hidden="true">
          {[1, -1].map((by) => (
            <button key={by} type="button" tabIndex={-1} disabled={disabled} onClick={() => step(by)} />
          ))}
        </span>
      </span>
      <span id={`${id}-unit`}>{unit}</span>
    </span>
  )
}
