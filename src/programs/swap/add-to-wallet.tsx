import { useState } from 'react'
import { errorText } from '@/domain/errors'
import { common } from '@/texts/common'
import { swap } from '@/texts/swap'

import { useWatchToken } from '@/wallet/account/use-watch-token'
import { requestDialog } from '@/wallet/boot'
import { useWallet } from '@/wallet/use-wallet'
import { WalletProviders } from '@/wallet/wallet-providers'
import styles from './swap.module.css'

/** "Add LOVE to wallet": asks the wallet to list the token (EIP-747); without a wallet it asks to connect one. */
export function AddToWallet({ symbol }: { symbol: string }) {
  return (
    <WalletProviders>
      <AddButton symbol={symbol} />
    </WalletProviders>
  )
}

function AddButton({ symbol }: { symbol: string }) {
  const { settings } = useWallet()
  const watchToken = useWatchToken()
  const [said, setSaid] = useState('')
  const token = settings.tokens[symbol]
  const unset = !token?.address

  const onPress = async () => {
    if (!token?.address) return
    if (!watchToken) return requestDialog('connect')
    setSaid(common.answerInWallet)
    try {
      const added = await watchToken({ address: token.address, symbol, decimals: token.decimals })
      setSaid(added ? swap.added(symbol) : swap.notAdded)
    } catch (error) {
      setSaid(errorText(error))
    }
  }
  return (
    <div className={styles.actions}>
      <span role="status">{unset ? swap.tokenNotConfigured(symbol) : said}</span>
      <button type="button" disabled={unset} onClick={onPress}>
        {swap.addToWallet(symbol)}
      </button>
    </div>
  )
}
