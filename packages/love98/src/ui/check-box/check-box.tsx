import type { ComponentProps, ReactNode } from 'react'

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  label: ReactNode
  className?: string | undefined
  /** The id of its help text (`ContextHelp`). @default none */
  help?: string
  checked: boolean
  onChange: (isChecked: boolean) => void
}

export function CheckBox({ label, className = 'field-row', help, onChange, ...box }: CheckBoxProps) {
  return (
    <label className={className} data-help={help}>
      <input {...box} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
