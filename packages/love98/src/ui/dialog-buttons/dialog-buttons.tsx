import type { ComponentProps, ReactNode } from 'react'

type RowButton = Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'> & {
  label: ReactNode
  /** The id of its help text (`ContextHelp`). */
  'data-help'?: string
  /** `true` gives the button the first focus of the dialog. @default false */
  hasFocus?: boolean
  onClick?: (() => void) | undefined
}

type DialogButtonsProps = {
  /** The default button, which is the first one. Without `onClick` it submits the form. */
  primary?: RowButton
  dismiss?: RowButton
  className?: string | undefined
  children?: ReactNode
}

export function DialogButtons({ primary, dismiss, className, children }: DialogButtonsProps) {
  return (
    <div className={className ? `button-row ${className}` : 'button-row'}>
      {primary && <ButtonOfRow {...primary} type={primary.onClick ? 'button' : 'submit'} data-default />}
      {children}
      {dismiss && <ButtonOfRow {...dismiss} type="button" />}
    </div>
  )
}

function ButtonOfRow({ label, hasFocus, ...button }: RowButton & { type: 'button' | 'submit' }) {
  return (
    <button {...button} data-autofocus={hasFocus || undefined}>
      {label}
    </button>
  )
}
