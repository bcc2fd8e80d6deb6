'use client'

import { lazy } from 'react'
import type { ProgramProps } from '../program-props'
import { WalletProgram } from '../wallet-program'

const Treasury = lazy(async () => ({ default: (await import('./treasury')).Treasury }))

/** Treasury: what a Safe holds, what waits for its owners, and what it did. It needs no wallet. */
export default function TreasuryWindow(props: ProgramProps) {
  return (
    <WalletProgram>
      <Treasury {...props} />
    </WalletProgram>
  )
}
