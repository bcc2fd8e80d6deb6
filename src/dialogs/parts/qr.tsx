import { useMemo } from 'react'
import styles from './qr.module.css'
import { drawQrCode } from './qr-code'

/** A QR code in whole modules, always dark on light: cameras do not know skins. @param size CSS pixels at most */
export function Qr({ text, label, size }: { text: string; label: string; size: number }) {
  const code = useMemo(() => drawQrCode(text), [text])
  const modulePixels = Math.max(1, Math.floor(size / code.size))
  const pixels = modulePixels * code.size
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
