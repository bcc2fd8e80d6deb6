import { useMemo } from 'react'
import styles from './qr.module.css'
import { drawQrCode } from './qr-code'

/** A QR code with whole pixels per module, dark on light in every skin, as scanners need. @param size CSS pixels at most */
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
