type ColorFieldProps = {
  label: string
  className?: string | undefined
  value: string
  onChange: (color: string) => void
}

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
