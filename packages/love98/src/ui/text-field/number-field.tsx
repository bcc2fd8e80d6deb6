type NumberFieldProps = {
  label: string
  /** The text after the field. */
  unit: string
  least: number
  most: number
  value: number
  disabled?: boolean
  /** Called with whole numbers within the limits only. */
  onChange: (value: number) => void
}

/**
 * A field for a whole number. Text that is not a number within the limits is replaced when the field loses
 * the focus.
 */
export function NumberField({ label, unit, least, most, value, disabled, onChange }: NumberFieldProps) {
  return (
    <label className="field-row">
      {label}
      <input
        type="number"
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
      {unit}
    </label>
  )
}
