import { type Price, priceText } from '@/domain/swap/price'
import { inverted } from '@/domain/swap/quote-swap'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { useTexts } from '@/texts/use-texts'
import styles from './exchange.module.css'

/** The price both ways: of the typed amount, and of the pool without one. */
export function PriceLines({ route, price }: { route: SwapRoute; price: Price | null }) {
  const texts = useTexts(exchangeTexts)
  const { from, to } = route
  return (
    <p className={styles.price}>
      <span>{price ? texts.price(from.symbol, priceText(price), to.symbol) : texts.unknown}</span>
      <span>{price ? texts.price(to.symbol, priceText(inverted(price)), from.symbol) : ''}</span>
    </p>
  )
}
