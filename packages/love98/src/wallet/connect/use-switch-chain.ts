import { useState } from 'react'
import type { AppError } from '@/domain/errors'
import { useWallet } from '@/wallet/use-wallet'
import { isRejected, toWalletError } from '@/wallet/wallet-error'
import { switchToChain } from './switch-chain'

export type SwitchAttempt =
  | { phase: 'idle' }
  | { phase: 'waiting'; chainId: number }
  | { phase: 'failed'; error: AppError }

/**
 * Asks the wallet to switch the chain. `onSettled` is called after the switch or a rejection; any other error stays in
 * the state.
 */
export function useSwitchChain(onSettled: () => void): readonly [SwitchAttempt, (chainId: number) => void] {
  const { config } = useWallet()
  const [attempt, setAttempt] = useState<SwitchAttempt>({ phase: 'idle' })

  async function requestSwitch(chainId: number) {
    setAttempt({ phase: 'waiting', chainId })
    try {
      await switchToChain(config, chainId)
      onSettled()
    } catch (cause) {
      const error = toWalletError(cause)
      if (isRejected(error)) onSettled()
      else setAttempt({ phase: 'failed', error })
    }
  }

  return [attempt, (chainId) => void requestSwitch(chainId)]
}
