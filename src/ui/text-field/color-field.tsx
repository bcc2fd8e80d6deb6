type ColorFieldProps = {
  label: string
  className?: string | undefined
  /** `#rrggbb` */
  value: string
  onChange: (color: string) => void
}

/** A color that the browser's own dialog changes, after its label. */
export function ColorField({ label, className, value, onChange }: ColorFieldProps) {
  return (
    <label className="field-row">
      {label}
      <input
        type="color"
        className={className}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
