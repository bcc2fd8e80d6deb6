import type { MouseEvent } from 'react'
import type { SwapPair } from '@/domain/community/community'
import { programPath } from '@/domain/navigation/program-path'
import { swapLink } from '@/domain/swap/swap-link'
import { common } from '@/texts/common'
import { pairs as pairsTexts } from '@/texts/pairs'

import styles from './swap.module.css'

type SwapCellProps = {
  pair: SwapPair
  site: string | null
  tokens: Parameters<typeof swapLink>[2]
  tabIndex: number
  /** Opens the exchange window of the pair; null if the pair cannot be swapped here. */
  onSwap: (() => void) | null
}

/** The Swap link: opens the exchange window, else the community's site. Without both it is a text that says so. */
export function SwapCell({ pair, site, tokens, tabIndex, onSwap }: SwapCellProps) {
  if (onSwap) {
    const onClick = (event: MouseEvent) => {
      // The browser itself opens a link in a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onSwap()
    }
    return (
      <td>
        <a
          href={programPath({ program: 'swap', argument: pair.name })}
          tabIndex={tabIndex}
          aria-label={pairsTexts.swapPair(pair.name)}
          onClick={onClick}
        >
          {pairsTexts.swap}
        </a>
      </td>
    )
  }
  const href = site === null ? null : swapLink(site, pair, tokens)
  if (href === null)
    return (
      <td tabIndex={tabIndex}>
        <span className={styles.absent}>{common.notConfigured}</span>
      </td>
    )
  return (
    <td>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={tabIndex}
        aria-label={pairsTexts.swapPairElsewhere(pair.name)}
      >
        {pairsTexts.swap}
      </a>
    </td>
  )
}
