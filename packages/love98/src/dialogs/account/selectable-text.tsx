import { TextArea } from '@/ui/text-field/text-area'

type SelectableTextProps = { className: string | undefined; label: string; rows: number; value: string }

export function SelectableText({ className, label, rows, value }: SelectableTextProps) {
  return (
    <TextArea
      className={className}
      aria-label={label}
      readOnly
      rows={rows}
      value={value}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
