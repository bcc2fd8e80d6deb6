import type { Texts } from '@/texts/texts'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address': 'Not a valid address. Enter 0x followed by 40 hexadecimal digits, or an ENS name.',
    checksum:
      'Not a valid address: its capital letters do not match its other characters (EIP-55). Copy the address again.',
    'unknown-network': 'The network prefix is not recognized. Enter the address without it.',
    'other-network':
      'The address is for another network. Enter an address on the network that is shown here.',
  },
  resolving: 'Looking up the name…',
  resolved: (name: string, address: string) => `${name} resolves to ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `${name} changed: it was ${before} and is ${now} now. Check it, and propose again.`,
  noRecord: (name: string) => `${name} has no address on this network. Enter its address.`,
  nameNotRead: (why: string) => `The name could not be looked up: ${why} Try again, or enter the address.`,
  noNames: 'Names are not supported on this network. Enter the address.',
} as const satisfies Texts
