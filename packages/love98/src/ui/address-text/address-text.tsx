import type { ComponentProps } from 'react'

type AddressTextProps = Omit<ComponentProps<'bdi'>, 'children'> & {
  address: string
  /** A name or a short form that is shown instead of the address. */
  shown?: string | null | undefined
}

/** An address, isolated from the text direction around it. */
export function AddressText({ address, shown, ...text }: AddressTextProps) {
  return <bdi {...text}>{shown ?? address}</bdi>
}
