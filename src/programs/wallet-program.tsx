import { type ReactNode, Suspense } from 'react'
import { errorText } from '@/domain/errors'
import { common } from '@/texts/common'

import { WalletProviders } from '@/wallet/wallet-providers'

/** A program that needs the code of the wallet. While the code loads, or after a failure, a message replaces the program. */
export function WalletProgram({ children }: { children: ReactNode }) {
  const pending = (
    <p className="window-notice" role="status">
      {common.loading}
    </p>
  )
  return (
    <WalletProviders
      pending={pending}
      failed={(error, retry) => (
        <div className="window-notice" role="alert">
          <p>{errorText(error)}</p>
          <button type="button" onClick={retry}>
            {common.retry}
          </button>
        </div>
      )}
    >
      <Suspense fallback={pending}>{children}</Suspense>
    </WalletProviders>
  )
}
