import styles from './portrait.module.css'
import { portraitCells, portraitSize } from './portrait-cells'

/** The picture of an account: drawn from its address, in the skin's colours. */
export function Portrait({ address, size }: { address: string; size: number }) {
  const tones = [styles.first, styles.second, styles.third]
  return (
    <svg
      className={styles.portrait}
      width={size}
      height={size}
      viewBox={`0 0 ${portraitSize} ${portraitSize}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {tones.map((tone, index) => (
        <path key={tone} className={tone} d={pathOf(address, index + 1)} />
      ))}
    </svg>
  )
}

/** All cells of one tone as squares of 1 × 1. */
function pathOf(address: string, tone: number): string {
  return portraitCells(address)
    .flatMap((row, y) => row.map((cell, x) => (cell === tone ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
