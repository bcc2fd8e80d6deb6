import { encode } from 'uqr'
import type { SafeId } from '@/safe/gateway/gateway-queries'

/** Width of the quiet zone, in modules (ISO/IEC 18004). */
const quietZone = 4

/** The address of a Safe with its chain, as wallets read it from a QR code (EIP-681). */
export function paymentLink({ chainId, address }: SafeId): string {
  return `ethereum:${address}@${chainId}`
}

/** A QR code of error correction M: modules in a row, quiet zone included, and the dark ones as an SVG path in units of one. */
export function receiveCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone, boostEcc: false })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: dark.join('') }
}
