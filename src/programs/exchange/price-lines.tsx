import { type Price, priceText } from '@/domain/swap/price'
import { inverted } from '@/domain/swap/quote-swap'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { exchange } from '@/texts/exchange'

import styles from './exchange.module.css'

/** The price both ways: of the typed amount, and of the pool without one. */
export function PriceLines({ route, price }: { route: SwapRoute; price: Price | null }) {
  const { from, to } = route
  return (
    <p className={styles.price}>
      <span>{price ? exchange.price(from.symbol, priceText(price), to.symbol) : exchange.unknown}</span>
      <span>{price ? exchange.price(to.symbol, priceText(inverted(price)), from.symbol) : ''}</span>
    </p>
  )
}
