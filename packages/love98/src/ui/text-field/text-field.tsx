import { type ComponentProps, type ReactNode, useId } from 'react'

type Labeled = {
  /** The text beside the field. Without it the field needs `aria-label` or `aria-labelledby`. */
  label?: ReactNode
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> &
  Labeled & { onChange?: (text: string) => void }

/** A field for one line of text, after its label. Both are items of the layout around them. */
export function TextField({ label, onChange, ...field }: TextFieldProps) {
  const ownId = useId()
  const id = field.id ?? ownId
  return (
    <>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      <input
        type="text"
        {...field}
        id={label === undefined ? field.id : id}
        onChange={onChange && (({ target }) => onChange(target.value))}
      />
    </>
  )
}
