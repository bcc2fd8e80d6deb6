import { lazy } from 'react'
import type { ProgramProps } from '../program-props'
import { walletProgram } from '../wallet-parts'
import { WalletProgram } from '../wallet-program'

const Treasury = lazy(walletProgram('treasury'))

/** Treasury: what a Safe holds, what waits for its owners, and what it did. It needs no wallet. */
export default function TreasuryWindow(props: ProgramProps) {
  return (
    <WalletProgram>
      <Treasury {...props} />
    </WalletProgram>
  )
}
