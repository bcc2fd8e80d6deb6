import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { auth } from '@/browser/auth'
import type { Address } from '@/domain/address'
import type { SignIn } from '@/domain/sign-in/sign-in'
import { useWallet } from '@/wallet/use-wallet'
import { signInSteps } from './sign-in-steps'

/**
 * Where the verification of an account stands, and the one function that does what comes next. The account is that of
 * the first time: another one is another dialog. Leaving the dialog gives the verification up.
 */
export function useSignIn(account: { address: Address; chainId: number }): readonly [SignIn, () => void] {
  const wallet = useWallet()
  const [steps] = useState(() => signInSteps(auth, wallet, account))

  // The nonce lies on the server and the question in the wallet.
  useEffect(() => {
    steps.start()
    return steps.leave
  }, [steps])

  return [useStore(steps.state), steps.proceed]
}
