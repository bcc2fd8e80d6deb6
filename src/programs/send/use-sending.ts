import { useRef, useState } from 'react'
import { askToRepeat } from '@/desktop/ask-to-repeat'
import { shortenAddress } from '@/domain/address'
import { amountText } from '@/safe/amount'
import { sendTexts } from '@/texts/en/wallet/send'
import { sendingTexts } from '@/texts/en/wallet/sending'
import { useTexts } from '@/texts/use-texts'
import { addRecipient } from '@/wallet/recipient/recent-recipients'
import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import type { Sent } from '@/wallet/transactions/send-transaction'
import { sendTransaction } from '@/wallet/transactions/sending'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { type Transfer, transferCall } from './transfer'

/** What a wallet agreed to. */
export type Sending = Sent & { description: string }

/** Sends one transfer at a time; `said` is what came of the last try. */
export function useSending(account: Account, onSent: (sent: Sending) => void) {
  const [texts, failures] = [useTexts(sendTexts), useTexts(sendingTexts)]
  const wallet = useWallet()
  const [isWaiting, setIsWaiting] = useState(false)
  const [said, setSaid] = useState('')
  // The state of a render is too late for the second click of a double click.
  const current = useRef<AbortController | null>(null)

  async function send(transfer: Transfer) {
    if (current.current) return
    const patience = new AbortController()
    current.current = patience
    setIsWaiting(true)
    setSaid(texts.answerInWallet)
    const { asset, amount, to, name } = transfer
    const { chainId, address: from } = account
    const description = texts.description(
      amountText(String(amount), asset.decimals),
      asset.symbol,
      shortenAddress(to),
    )
    const outgoing = { chainId, from, ...transferCall(transfer), description }
    try {
      const sent = await askToRepeat((again) =>
        sendTransaction(wallet, outgoing, { signal: patience.signal, again }),
      )
      addRecipient({ chainId, address: to, name })
      onSent({ ...sent, description })
    } catch (error) {
      setSaid(patience.signal.aborted ? texts.stopped : sendFailureText(error, failures))
    } finally {
      current.current = null
      setIsWaiting(false)
    }
  }

  return { send, isWaiting, said, stop: () => current.current?.abort() }
}
