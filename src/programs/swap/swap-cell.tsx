import type { MouseEvent } from 'react'
import type { SwapPair } from '@/domain/community/community'
import { programPath } from '@/domain/navigation/program-path'
import { swapLink } from '@/domain/swap/swap-link'
import { swapTexts } from '@/texts/en/programs/swap'
import { useTexts } from '@/texts/use-texts'
import styles from './swap.module.css'

type SwapCellProps = {
  pair: SwapPair
  site: string | null
  tokens: Parameters<typeof swapLink>[2]
  tabIndex: number
  /** Opens the window that swaps the pair; null where it cannot be swapped here. */
  onSwap: (() => void) | null
}

/** Swap: a window of ours, else the community's site, else the words that there is neither. */
export function SwapCell({ pair, site, tokens, tabIndex, onSwap }: SwapCellProps) {
  const texts = useTexts(swapTexts)
  if (onSwap) {
    const onClick = (event: MouseEvent) => {
      // The browser opens a link in a new tab or window itself.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onSwap()
    }
    return (
      <td>
        <a
          href={programPath({ program: 'exchange', argument: pair.name })}
          tabIndex={tabIndex}
          aria-label={texts.swapPair(pair.name)}
          onClick={onClick}
        >
          {texts.swap}
        </a>
      </td>
    )
  }
  const href = site === null ? null : swapLink(site, pair, tokens)
  if (href === null)
    return (
      <td tabIndex={tabIndex}>
        <span className={styles.absent}>{texts.notConfigured}</span>
      </td>
    )
  return (
    <td>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={tabIndex}
        aria-label={texts.swapPairElsewhere(pair.name)}
      >
        {texts.swap}
      </a>
    </td>
  )
}
