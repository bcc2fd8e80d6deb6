import { useState } from 'react'
import styles from './avatar.module.css'
import { identiconCells, identiconSize } from './identicon-cells'

type AvatarProps = {
  address: string
  size: number
  /** The `data:` image of its ENS name. */
  picture?: string | null
}

/** The avatar of an account: the image of its name, or an identicon of its address in the skin's colors. */
export function Avatar({ address, size, picture = null }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture === null || picture === broken) return <Identicon address={address} size={size} />
  return (
    <img
      className={styles.picture}
      src={picture}
      width={size}
      height={size}
      alt=""
      onError={() => setBroken(picture)}
    />
  )
}

function Identicon({ address, size }: { address: string; size: number }) {
  const tones = [styles.first, styles.second, styles.third]
  return (
    <svg
      className={styles.portrait}
      width={size}
      height={size}
      viewBox={`0 0 ${identiconSize} ${identiconSize}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {tones.map((tone, index) => (
        <path key={tone} className={tone} d={pathOf(address, index + 1)} />
      ))}
    </svg>
  )
}

/** All cells of one tone, as an SVG path of 1 × 1 squares. */
function pathOf(address: string, tone: number): string {
  return identiconCells(address)
    .flatMap((row, y) => row.map((cell, x) => (cell === tone ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
