import type { MouseEvent } from 'react'
import type { SwapPair } from '@/domain/community/community'
import type { MarketChain } from '@/domain/market/market-chain'
import { programPath } from '@/domain/navigation/program-path'
import { swapLink } from '@/domain/swap/swap-link'
import { common } from '@/texts/common'
import { pairs as pairsTexts } from '@/texts/pairs'
import { ExternalLink } from '@/ui/external-link'
import styles from './swap.module.css'

type SwapCellProps = {
  pair: SwapPair
  site: string | null
  tokens: Parameters<typeof swapLink>[2]
  place: MarketChain
  isKnown: boolean
  tabIndex: number
  /** Opens the exchange window of the pair; null if the pair cannot be swapped here. */
  onSwap: (() => void) | null
}

export function SwapCell({ pair, site, tokens, place, isKnown, tabIndex, onSwap }: SwapCellProps) {
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
  const href = site === null ? null : swapLink(site, pair, tokens, place)
  if (href === null)
    return (
      <td tabIndex={tabIndex}>
        <span className={styles.absent}>{isKnown ? common.notConfigured : '…'}</span>
      </td>
    )
  return (
    <td>
      <ExternalLink href={href} tabIndex={tabIndex} aria-label={pairsTexts.swapPairElsewhere(pair.name)}>
        {pairsTexts.swap}
      </ExternalLink>
    </td>
  )
}
