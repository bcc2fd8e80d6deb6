import { useEffect, useRef, useState } from 'react'
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

/**
 * Sends one transfer at a time; `said` is what came of the last try. A review that is left ends it: a wallet that was not asked yet is not
 * asked any more.
 */
export function useSending(account: Account, onSent: (sent: Sending) => void) {
  const [texts, failures] = [useTexts(sendTexts), useTexts(sendingTexts)]
  const wallet = useWallet()
  const [isWaiting, setIsWaiting] = useState(false)
  const [said, setSaid] = useState('')
  // The state of a render is too late for the second click of a double click.
  const current = useRef<AbortController | null>(null)

  // Back, and a window that is closed.
  useEffect(() => () => current.current?.abort(), [])

  /** @param mayBeSent asked before anything else; nothing is sent where it answers false */
  async function send(transfer: Transfer, mayBeSent: () => Promise<boolean>) {
    if (current.current) return
    const patience = new AbortController()
    current.current = patience
    setSaid('')
    try {
      if ((await mayBeSent()) && !patience.signal.aborted) await sendNow(transfer, patience)
    } finally {
      current.current = null
    }
  }

  async function sendNow(transfer: Transfer, patience: AbortController) {
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
      const how = {
        signal: patience.signal,
        onSent: () => addRecipient({ chainId, address: to, name }),
      }
      const sent = await askToRepeat((again) => sendTransaction(wallet, outgoing, { ...how, again }))
      onSent({ ...sent, description })
    } catch (error) {
      setSaid(patience.signal.aborted ? texts.stopped : sendFailureText(error, failures))
    } finally {
      setIsWaiting(false)
    }
  }

  return { send, isWaiting, said, stop: () => current.current?.abort() }
}
