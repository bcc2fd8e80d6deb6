import { lazy } from 'react'
import type { ProgramProps } from '../program-props'
import { walletProgram } from '../wallet-parts'
import { WalletProgram } from '../wallet-program'

const Holdings = lazy(walletProgram('holdings'))

/** My LOVE: what the connected account holds of the tokens of this community. */
export default function HoldingsWindow(props: ProgramProps) {
  return (
    <WalletProgram>
      <Holdings {...props} />
    </WalletProgram>
  )
}
