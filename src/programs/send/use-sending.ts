import { useEffect, useRef, useState } from 'react'
import { askToRepeat } from '@/desktop/ask-to-repeat'
import { shortenAddress } from '@/domain/address'
import { amountText } from '@/safe/amount'
import { common } from '@/texts/common'
import { send as sendTexts } from '@/texts/send'

import { addRecipient } from '@/wallet/recipient/recent-recipients'
import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import type { Sent } from '@/wallet/transactions/send-transaction'
import { sendTransaction } from '@/wallet/transactions/sending'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { type Transfer, transferCall } from './transfer'

/** A transfer that the wallet accepted. */
export type Sending = Sent & { description: string }

/**
 * Sends one transfer at a time. `said` is the message about the last attempt. Leaving the review aborts the attempt, so that a wallet
 * prompt that is not open yet does not open.
 */
export function useSending(account: Account, onSent: (sent: Sending) => void) {
  const wallet = useWallet()
  const [isWaiting, setIsWaiting] = useState(false)
  const [said, setSaid] = useState('')
  // A ref, because the state of a render is too late for the second click of a double click.
  const current = useRef<AbortController | null>(null)

  // Aborts on Back, and when the window closes.
  useEffect(() => () => current.current?.abort(), [])

  /** @param mayBeSent called first; nothing is sent if it resolves to false */
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
    setSaid(common.answerInWallet)
    const { asset, amount, to, name } = transfer
    const { chainId, address: from } = account
    const description = sendTexts.description(
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
      setSaid(patience.signal.aborted ? sendTexts.stopped : sendFailureText(error))
    } finally {
      setIsWaiting(false)
    }
  }

  return { send, isWaiting, said, stop: () => current.current?.abort() }
}
