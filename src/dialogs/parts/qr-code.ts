import { encode } from 'uqr'

/** Width of the quiet zone, in modules (ISO/IEC 18004). */
const quietZone = 4

export type QrDrawing = {
  /** Modules in each row and column, the quiet zone included. */ size: number /** Dark modules, as an SVG path in units of one module. */
  path: string
}

/**
 * Draws a text as a QR code of error correction M `[S9.6]`, in square modules.
 * @throws {RangeError} when the text is empty or longer than the largest version, 40, holds `[S5.6]` `[S9.10]`
 */
export function drawQrCode(text: string): QrDrawing {
  if (text === '') throw new RangeError('A QR code needs a text.')
  const { data, size } = encode(text, { ecc: 'M', border: quietZone, boostEcc: false })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
