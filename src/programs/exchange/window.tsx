import { lazy } from 'react'
import type { ProgramProps } from '../program-props'
import { walletProgram } from '../wallet-parts'
import { WalletProgram } from '../wallet-program'

const SwapTokens = lazy(walletProgram('exchange'))

/** Swap Tokens: one pair of the community, through its own pool and the visitor's own wallet. */
export default function ExchangeWindow(props: ProgramProps) {
  return (
    <WalletProgram>
      <SwapTokens {...props} />
    </WalletProgram>
  )
}
