import type { ReactNode } from 'react'
import type { SwapPair } from '@/domain/community/community'
import { pairSymbols } from '@/domain/swap/pair'
import { type Price, priceText } from '@/domain/swap/price'
import { swapLink } from '@/domain/swap/swap-link'
import { swapTexts } from '@/texts/en/programs/swap'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import styles from './swap.module.css'

type TokenAddresses = Parameters<typeof swapLink>[2]

type PairTableProps<Pair extends SwapPair> = {
  pairs: readonly Pair[]
  site: string | null
  tokens: TokenAddresses
  /** The content of a pair's price cell: a price, or why there is none. */
  price: (pair: Pair) => Price | string
}

/** The pairs of the community: icon, name, price, and a link to the swap site. */
export function PairTable<Pair extends SwapPair>({ pairs, site, tokens, price }: PairTableProps<Pair>) {
  const texts = useTexts(swapTexts)
  return (
    <div className={`well ${styles.pairs}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.pair}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.swap}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.name} data-pair={pair.name}>
              <th scope="row">
                <span className={styles.pair}>
                  <Icon name={pair.icon} size={16} />
                  {pair.name}
                </span>
              </th>
              <td className="selectable">{priceCell(pair, price(pair))}</td>
              <td>
                <SwapLink pair={pair} site={site} tokens={tokens} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function priceCell(pair: SwapPair, price: Price | string): ReactNode {
  if (typeof price === 'string') return <span className={styles.absent}>{price}</span>
  const [, token] = pairSymbols(pair.name)
  return `${priceText(price)} ${token}`
}

function SwapLink({ pair, site, tokens }: { pair: SwapPair; site: string | null; tokens: TokenAddresses }) {
  const texts = useTexts(swapTexts)
  const href = site === null ? null : swapLink(site, pair, tokens)
  if (href === null) return <span className={styles.absent}>{texts.notConfigured}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={texts.swapPair(pair.name)}>
      {texts.swap}
    </a>
  )
}
