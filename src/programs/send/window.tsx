'use client'

import { lazy, Suspense } from 'react'
import { errorText } from '@/domain/errors'
import { sendTexts } from '@/texts/en/wallet/send'
import { useTexts } from '@/texts/use-texts'
import { WalletProviders } from '@/wallet/wallet-providers'
import type { ProgramProps } from '../program-props'
import styles from './send.module.css'

const Send = lazy(async () => ({ default: (await import('./send')).Send }))

/** Send Love: a payment in ETH or a token from the connected account. */
export default function SendWindow(props: ProgramProps) {
  const texts = useTexts(sendTexts)
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
        <Send {...props} />
      </Suspense>
    </WalletProviders>
  )
}
