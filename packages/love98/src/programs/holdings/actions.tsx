import { useState } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { pairsOn } from '@/domain/community/chain-settings'
import { errorMessage } from '@/domain/errors'
import { pairSymbols } from '@/domain/swap/pair'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { common } from '@/texts/common'
import { holdings } from '@/texts/holdings'
import { CopyButton } from '@/ui/copy-button/copy-button'
import type { CopyOutcome } from '@/ui/copy-button/use-copy'
import { StatusText } from '@/ui/status-text/status-text'
import { useWatchToken } from '@/wallet/account/use-watch-token'
import { useWallet } from '@/wallet/use-wallet'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import type { AssetRow } from './asset-rows'
import styles from './holdings.module.css'

export function Actions({ row, chainId }: { row: AssetRow; chainId: number }) {
  const store = useDesktopStore()
  const { pairs, programs } = useCommunity()
  const { settings } = useWallet()
  const watchToken = useWatchToken(chainId)
  const [copy, setCopy] = useState<CopyOutcome>('idle')
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState('')
  const offered = (id: string) => ((programs as readonly string[]).includes(id) ? findProgram(id) : null)
  const [send, exchange] = [offered('send'), offered('swap') ?? offered('pairs')]
  const holds = ({ name }: { readonly name: string }) => pairSymbols(name).includes(row.symbol)
  const pair = pairsOn(settings, pairs, chainId).find(holds) ?? pairs.find(holds)

  async function add() {
    if (!row.token || !watchToken) return
    setProblem('')
    setStatus(common.answerInWallet)
    try {
      const { token: address, symbol, decimals } = row
      setStatus(
        (await watchToken({ address, symbol, decimals })) ? holdings.added(symbol) : holdings.notAdded,
      )
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }

  const line = [
    row.symbol,
    row.balance === null ? holdings.notReadable : typedAmountText(row.balance, row.decimals),
    row.token,
  ]
  return (
    <div className={styles.actions}>
      <StatusText isProblem={problem !== '' || copy === 'failed'} className={styles.status}>
        {copy === 'failed' ? holdings.notCopied : problem || status}
      </StatusText>
      {exchange && pair && (
        <button
          type="button"
          onClick={() => {
            const argument = exchange.id === 'swap' ? pair.name : null
            store.dispatch({ type: 'opened', request: windowRequest(exchange, argument) })
          }}
        >
          {holdings.swap}
        </button>
      )}
      {send && (
        <button
          type="button"
          onClick={() =>
            store.dispatch({
              type: 'opened',
              request: windowRequest(send, `token=${row.token ?? row.symbol}`),
            })
          }
        >
          {holdings.send}
        </button>
      )}
      <button type="button" disabled={!row.token || !watchToken} onClick={() => void add()}>
        {holdings.addToWallet}
      </button>
      <CopyButton text={line.filter(Boolean).join('	')} onOutcome={setCopy} />
    </div>
  )
}
