import { holdings } from '@/texts/holdings'

import type { AssetRow } from './asset-rows'
import { priceWords, shareWords } from './asset-words'
import styles from './holdings.module.css'

type SelectedFactsProps = { row: AssetRow; native: string; isPriced: boolean }

/** Price and share of the selected asset, where the window is too narrow for their columns. */
export function SelectedFacts({ row, native, isPriced }: SelectedFactsProps) {
  const facts = [
    [holdings.price(native), priceWords(row, isPriced)],
    [holdings.share, shareWords(row)],
  ] as const
  return (
    <dl className={styles.facts} aria-label={row.symbol}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="selectable">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
