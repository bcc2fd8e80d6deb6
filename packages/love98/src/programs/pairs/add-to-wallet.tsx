import { useState } from 'react'
import { asAppError, errorMessage } from '@/domain/errors'
import { common } from '@/texts/common'
import { pairs as pairsTexts } from '@/texts/pairs'

import { StatusText } from '@/ui/status-text/status-text'
import { useWatchToken } from '@/wallet/account/use-watch-token'
import { requestDialog } from '@/wallet/boot'
import { useWallet } from '@/wallet/use-wallet'
import { WalletProviders } from '@/wallet/wallet-providers'
import styles from './swap.module.css'

/** Requests that the wallet lists the token (EIP-747). Without a wallet it opens Connect Wallet. */
export function AddToWallet({ symbol }: { symbol: string }) {
  return (
    <WalletProviders>
      <AddButton symbol={symbol} />
    </WalletProviders>
  )
}

function AddButton({ symbol }: { symbol: string }) {
  const { settings } = useWallet()
  const [status, setStatus] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const token = settings.tokens[symbol]
  const watchToken = useWatchToken(token?.chainId ?? settings.exchange.chainId)
  const unset = !token?.address

  const onPress = async () => {
    if (!token?.address) return
    if (!watchToken) return requestDialog('connect')
    setHasFailed(false)
    setStatus(common.answerInWallet)
    try {
      const added = await watchToken({ address: token.address, symbol, decimals: token.decimals })
      setStatus(added ? pairsTexts.added(symbol) : pairsTexts.notAdded)
    } catch (error) {
      setHasFailed(asAppError(error)?.code !== 'user-rejected')
      setStatus(errorMessage(error))
    }
  }
  return (
    <div className={styles.actions}>
      <StatusText isProblem={hasFailed}>{unset ? pairsTexts.tokenNotConfigured(symbol) : status}</StatusText>
      <button type="button" disabled={unset} onClick={onPress}>
        {pairsTexts.addToWallet(symbol)}
      </button>
    </div>
  )
}
