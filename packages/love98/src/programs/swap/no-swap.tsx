import { useCommunity } from '@/desktop/use-community'
import type { SwapPair } from '@/domain/community/community'
import type { PairPlace } from '@/domain/market/market-chain'
import { linkTo } from '@/domain/navigation/desktop-entries'
import { pairSymbols } from '@/domain/swap/pair'
import { swapLink } from '@/domain/swap/swap-link'
import { swap as swapTexts } from '@/texts/swap'
import { ExternalLink } from '@/ui/external-link'
import { Icon } from '@/ui/icon'
import { TextField } from '@/ui/text-field/text-field'
import { useWallet } from '@/wallet/use-wallet'
import { tokenIcon } from './amount-field'
import styles from './swap.module.css'

type NoSwapProps = {
  /** The reason that nothing can be swapped. */
  text: string
  /** Null without a pair of this name. The community's link for swaps is offered for a pair. */
  swapped: { readonly pair: SwapPair; readonly place: PairPlace } | null
}

/** The form of Swap Tokens, disabled, with the reason. */
export function NoSwap({ text, swapped }: NoSwapProps) {
  const [from, to] = swapped ? pairSymbols(swapped.pair.name) : []
  return (
    <div className={styles.room}>
      <div className={styles.form}>
        <div className={styles.fields}>
          <DisabledSide legend={swapTexts.from} symbol={from} />
          <div className={styles.turn}>
            <button type="button" disabled>
              <Icon name="swap" size={16} />
              {swapTexts.reverse}
            </button>
          </div>
          <DisabledSide legend={swapTexts.to} symbol={to} />
          <p role="status" className={styles.notice}>
            <Icon name="info" size={16} />
            <span>{text}</span>
          </p>
          {swapped && <LinkElsewhere {...swapped} />}
          <div className="button-row">
            <button type="button" disabled data-default>
              {swapTexts.swap}
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}

function DisabledSide({ legend, symbol }: { legend: string; symbol: string | undefined }) {
  return (
    <fieldset className={styles.side} disabled>
      <legend>{legend}</legend>
      <div className={styles.row}>
        <span className={styles.token}>
          {symbol && <Icon name={tokenIcon(symbol)} size={16} />}
          {symbol}
        </span>
        <TextField className={styles.amount} aria-label={legend} />
      </div>
    </fieldset>
  )
}

function LinkElsewhere({ pair, place }: NonNullable<NoSwapProps['swapped']>) {
  const site = linkTo('swap', useCommunity().links)
  const { tokens } = useWallet().settings
  const href = site === null ? null : swapLink(site, pair, tokens, place.chain)
  return href && <ExternalLink href={href}>{swapTexts.elsewhere(pair.name)}</ExternalLink>
}
