import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

type QrCodeProps = {
  text: string
  label: string
} & (
  | {
      /** The largest width, in CSS pixels. */
      size: number
      modulePixels?: undefined
    }
  | {
      size?: undefined
      /** The width of a module, in CSS pixels. */
      modulePixels: number
    }
)

/** A QR code with whole pixels per module, dark on light in every skin, as scanners need. */
export function QrCode({ text, label, size, modulePixels }: QrCodeProps) {
  const code = useMemo(() => drawQrCode(text), [text])
  const pixels = (modulePixels ?? Math.max(1, Math.floor(size / code.size))) * code.size
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      width={pixels}
      height={pixels}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <rect fill="#fff" width={code.size} height={code.size} />
      <path fill="#000" d={code.path} />
    </svg>
  )
}

/** Width of the quiet zone, in modules (ISO/IEC 18004). */
const quietZone = 4

type QrDrawing = {
  /** The number of modules in each row and column, including the quiet zone. */
  size: number
  /** The dark modules, as an SVG path in units of one module. */
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
