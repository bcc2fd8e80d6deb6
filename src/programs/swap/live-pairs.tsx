'use client'

import { useCommunity } from '@/desktop/use-community'
import { useDesktop } from '@/desktop/use-desktop'
import { LoveError } from '@/domain/errors'
import { swapTexts } from '@/texts/en/programs/swap'
import { useTexts } from '@/texts/use-texts'
import { useWallet } from '@/wallet/use-wallet'
import { WalletProviders } from '@/wallet/wallet-providers'
import { AddToWallet } from './add-to-wallet'
import { type ListedPair, withContracts } from './pair-contracts'
import { PairTable } from './pair-table'
import styles from './swap.module.css'
import { usePairPrices } from './use-pair-prices'

/** The pairs with their prices: loaded when the wallet's code and the settings are. */
export function LivePairs({ windowId }: { windowId: string }) {
  return (
    <WalletProviders>
      <Pairs windowId={windowId} />
    </WalletProviders>
  )
}

function Pairs({ windowId }: { windowId: string }) {
  const texts = useTexts(swapTexts)
  const { pairs, links, showUnset } = useCommunity()
  const { settings } = useWallet()
  const visible = useDesktop(({ windows }) => windows[windowId]?.minimized === false)
  const listed = withContracts(settings, pairs)
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = usePairPrices(listed, visible)
  // `error` is null while the node is asked again; what was read last stays true until it answers.
  const isFailing = errorUpdatedAt > dataUpdatedAt

  const own = pairs[0]
  const shown = listed.filter(({ contracts }) => showUnset || contracts)
  const price = (pair: ListedPair) => {
    if (!pair.contracts) return texts.notConfigured
    return data?.get(pair.name) ?? (data ? texts.noPool : isFailing ? texts.notLoaded : '…')
  }
  return (
    <>
      <PairTable pairs={shown} site={links.swap} tokens={settings.tokens} price={price} />
      <div className="status-bar" role="status">
        <span>{statusText(isFailing, dataUpdatedAt, texts)}</span>
        {isFailing && (
          <button type="button" className={styles.retry} onClick={() => refetch()}>
            {texts.retry}
          </button>
        )}
      </div>
      {own && <AddToWallet symbol={own.baseAsset} />}
    </>
  )
}

/** When a refresh fails, the previous prices stay on screen with their time. */
function statusText(isFailing: boolean, updatedAt: number, texts: typeof swapTexts): string {
  const time = updatedAt === 0 ? null : new Date(updatedAt).toLocaleTimeString('en-US')
  if (!isFailing) return time ? texts.fromPools : texts.readingPools
  const { message } = new LoveError('node-unavailable')
  return time ? texts.pricesFrom(message, time) : message
}
