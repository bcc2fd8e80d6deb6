import { type ReactNode, type Ref, useId } from 'react'

export type RadioOption<Id> = {
  readonly id: Id
  readonly label: ReactNode
  readonly disabled?: boolean
  readonly title?: string | undefined
  readonly picture?: ReactNode
  /** The name and the tooltip of an option whose label is its picture alone. */
  readonly named?: { readonly 'aria-label': string; readonly 'data-tip': string }
}

type RadioGroupProps<Id> = {
  options: readonly RadioOption<Id>[]
  value: Id | null
  onChange: (id: Id) => void
  /** Called with the option below the pointer, and with `undefined` when the pointer leaves it. */
  onPoint?: ((id: Id | undefined) => void) | undefined
  optionClassName?: string | undefined
}

type RadioBoxProps<Id> = RadioGroupProps<Id> & {
  ref?: Ref<HTMLFieldSetElement>
  label: ReactNode
  /** `true` leaves the label to screen readers. @default false */
  isLabelHidden?: boolean
  className?: string | undefined
  /** The id of its help text (`ContextHelp`). @default none */
  help?: string
  children?: ReactNode
}

export function RadioGroup<Id>({
  ref,
  label,
  isLabelHidden = false,
  className,
  help,
  children,
  ...radio
}: RadioBoxProps<Id>) {
  return (
    <fieldset ref={ref} className={className} data-help={help}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <RadioButtons {...radio} />
      {children}
    </fieldset>
  )
}

/** The radio buttons of a group box that has other content, too. */
export function RadioButtons<Id>({
  options,
  value,
  onChange,
  onPoint,
  optionClassName,
}: RadioGroupProps<Id>) {
  const name = useId()
  return options.map(({ id, label, disabled, title, picture, named }) => {
    const button = (
      <>
        <input
          type="radio"
          name={name}
          value={String(id)}
          checked={id === value}
          disabled={disabled}
          onChange={() => onChange(id)}
          {...named}
        />
        {label}
      </>
    )
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: `button` contains the control
      <label
        key={String(id)}
        className={optionClassName ?? 'field-row'}
        title={title}
        onPointerEnter={onPoint && (() => onPoint(id))}
        onPointerLeave={onPoint && (() => onPoint(undefined))}
      >
        {picture === undefined ? (
          button
        ) : (
          <>
            {picture}
            <span className="field-row">{button}</span>
          </>
        )}
      </label>
    )
  })
}
