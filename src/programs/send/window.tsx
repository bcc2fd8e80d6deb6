'use client'

import { lazy } from 'react'
import type { ProgramProps } from '../program-props'
import { WalletProgram } from '../wallet-program'

const Send = lazy(async () => ({ default: (await import('./send')).Send }))

/** Send Love: a payment in ETH or a token from the connected account. */
export default function SendWindow(props: ProgramProps) {
  return (
    <WalletProgram>
      <Send {...props} />
    </WalletProgram>
  )
}
