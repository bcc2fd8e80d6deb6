import type { ComponentProps } from 'react'

type AddressTextProps = Omit<ComponentProps<'bdi'>, 'children'> & {
  address: string
  /** A name or a short form that is shown instead of the address. */
  shown?: string | null | undefined
}

/**
 * An address or a hash, isolated from the text direction around it. A column that is too narrow breaks it in the middle.
 * Hashes of 32 bytes have the letters of one width, so that two of them can be compared.
 */
export function AddressText({ address, shown, ...text }: AddressTextProps) {
  return (
    <bdi {...text} style={shown == null ? (address.length === 66 ? hash : halves) : undefined}>
      {shown ?? address}
    </bdi>
  )
}

/** A style sheet would be one more request for each window with an address. */
const halves = {
  display: 'inline-block',
  maxWidth: '100%',
  wordBreak: 'break-all',
  textWrap: 'balance',
} as const

const hash = { ...halves, font: 'var(--font-fixed)' }
