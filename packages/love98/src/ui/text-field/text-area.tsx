import { type ComponentProps, type ReactNode, useId } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange'> & {
  /** The text above the field. Without it the field needs `aria-label` or `aria-labelledby`. */
  label?: ReactNode
  onChange?: (text: string) => void
}

export function TextArea({ label, onChange, ...field }: TextAreaProps) {
  const ownId = useId()
  const id = field.id ?? ownId
  return (
    <>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      <textarea
        {...field}
        id={label === undefined ? field.id : id}
        onChange={onChange && (({ target }) => onChange(target.value))}
      />
    </>
  )
}
