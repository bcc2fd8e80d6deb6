import { lazy } from 'react'
import type { ProgramProps } from '../program-props'
import { walletProgram } from '../wallet-parts'
import { WalletProgram } from '../wallet-program'

const Send = lazy(walletProgram('send'))

/** Send Love: a payment in ETH or a token from the connected account. */
export default function SendWindow(props: ProgramProps) {
  return (
    <WalletProgram>
      <Send {...props} />
    </WalletProgram>
  )
}
