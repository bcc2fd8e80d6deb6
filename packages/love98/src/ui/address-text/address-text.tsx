import type { ComponentProps } from 'react'
import styles from './address-text.module.css'

type AddressTextProps = Omit<ComponentProps<'bdi'>, 'children'> & {
  address: string
  /** A name or a short form that is shown instead of the address. */
  shown?: string | null | undefined
}

/** An address, isolated from the text direction around it. A column that is too narrow breaks it in the middle. */
export function AddressText({ address, shown, className, ...text }: AddressTextProps) {
  const classes = [shown == null && styles.address, className].filter(Boolean).join(' ')
  return (
    <bdi {...text} className={classes || undefined}>
      {shown ?? address}
    </bdi>
  )
}
