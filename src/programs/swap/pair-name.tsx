import { type MouseEvent, useState } from 'react'
import { createDoubleClickDetector } from '@/browser/double-click'
import type { SwapPair } from '@/domain/community/community'
import { swap } from '@/texts/swap'

import { Icon } from '@/ui/icon'
import styles from './swap.module.css'

type PairNameProps = { pair: SwapPair; tabIndex: number; onChart: (() => void) | null }

/** The name of a pair, which opens its chart: by a double click of a mouse, a tap of a finger, Enter or Space. */
export function PairName({ pair, tabIndex, onChart }: PairNameProps) {
  const [isDouble] = useState(createDoubleClickDetector)
  const name = (
    <>
      <Icon name={pair.icon} size={16} />
      {pair.name}
    </>
  )
  if (!onChart)
    return (
      <th scope="row" tabIndex={tabIndex}>
        <span className={styles.pair}>{name}</span>
      </th>
    )
  const onClick = ({ nativeEvent }: MouseEvent) => {
    const click = nativeEvent as globalThis.PointerEvent
    // Keys and assistive technology click without a pointer.
    const isKey = click.detail === 0
    if (isKey || click.pointerType === 'touch' || isDouble(click)) onChart()
  }
  return (
    <th scope="row">
      <button
        type="button"
        className={`${styles.pair} ${styles.opener}`}
        tabIndex={tabIndex}
        data-tip={swap.openChart}
        onClick={onClick}
      >
        {name}
      </button>
    </th>
  )
}
