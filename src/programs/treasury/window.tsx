'use client'

import { lazy, Suspense } from 'react'
import { errorText } from '@/domain/errors'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { WalletProviders } from '@/wallet/wallet-providers'
import type { ProgramProps } from '../program-props'
import recipes from './recipes.module.css'

const Treasury = lazy(async () => ({ default: (await import('./treasury')).Treasury }))

/** Treasury: what a Safe holds, what waits for its owners, and what it did. It needs no wallet. */
export default function TreasuryWindow(props: ProgramProps) {
  const texts = useTexts(treasuryTexts)
  const pending = (
    <p className={recipes.notice} role="status">
      {texts.loading}
    </p>
  )
  return (
    <WalletProviders
      pending={pending}
      failed={(error, retry) => (
        <div className={recipes.notice} role="alert">
          <p>{errorText(error)}</p>
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
    >
      <Suspense fallback={pending}>
        <Treasury {...props} />
      </Suspense>
    </WalletProviders>
  )
}
