import { useEffect, useRef, useState } from 'react'
import type { LoveError } from '@/domain/errors'
import { expectVerification } from './boot'
import { connectWallet } from './connect-wallet'
import { useWallet } from './use-wallet'
import type { WalletChoice } from './wallet-choice'
import { toWalletError } from './wallet-error'

/** Where an attempt to connect stands; a success shows in the connection, not here. */
export type ConnectAttempt =
  | { phase: 'idle' }
  | { phase: 'waiting'; choice: WalletChoice }
  | { phase: 'failed'; choice: WalletChoice; error: LoveError }

/** Connects one wallet at a time: choosing another gives the first up, and so does leaving the dialog. */
export function useConnectWallet(): readonly [ConnectAttempt, (choice: WalletChoice) => void] {
  const { config } = useWallet()
  const [attempt, setAttempt] = useState<ConnectAttempt>({ phase: 'idle' })
  const cancel = useRef<AbortController | null>(null)

  // The question lies open in the wallet, outside of React: when the dialog goes, it is given up.
  useEffect(() => () => cancel.current?.abort(), [])

  async function connect(choice: WalletChoice) {
    cancel.current?.abort()
    const controller = new AbortController()
    cancel.current = controller
    setAttempt({ phase: 'waiting', choice })
    try {
      await connectWallet(config, choice.connector, controller.signal, expectVerification)
    } catch (error) {
      if (!controller.signal.aborted) setAttempt({ phase: 'failed', choice, error: toWalletError(error) })
    }
  }

  return [attempt, (choice) => void connect(choice)]
}
