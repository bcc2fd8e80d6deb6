'use client'

import { lazy, Suspense } from 'react'
import { errorText } from '@/domain/errors'
import { holdingsTexts } from '@/texts/en/wallet/holdings'
import { useTexts } from '@/texts/use-texts'
import { WalletProviders } from '@/wallet/wallet-providers'
import type { ProgramProps } from '../program-props'
import styles from './holdings.module.css'

const Holdings = lazy(async () => ({ default: (await import('./holdings')).Holdings }))

/** My LOVE: what the connected account holds of the tokens of this community. */
export default function HoldingsWindow(props: ProgramProps) {
  const texts = useTexts(holdingsTexts)
  const pending = (
    <p className={styles.notice} role="status">
      {texts.loading}
    </p>
  )
  return (
    <WalletProviders
      pending={pending}
      failed={(error, retry) => (
        <div className={styles.notice} role="alert">
          <p>{errorText(error)}</p>
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
    >
      <Suspense fallback={pending}>
        <Holdings {...props} />
      </Suspense>
    </WalletProviders>
  )
}
