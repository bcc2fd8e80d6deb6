import type { ComponentProps, ReactNode } from 'react'

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  label: ReactNode
  className?: string | undefined
  checked: boolean
  onChange: (isChecked: boolean) => void
}

export function CheckBox({ label, className = 'field-row', onChange, ...box }: CheckBoxProps) {
  return (
    <label className={className}>
      <input {...box} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
