type SelectableTextProps = { className: string | undefined; label: string; rows: number; value: string }

/** A text to copy where the page itself may not: all of it is selected when it gets the focus. */
export function SelectableText({ className, label, rows, value }: SelectableTextProps) {
  return (
    <textarea
      className={className}
      aria-label={label}
      readOnly
      rows={rows}
      value={value}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
