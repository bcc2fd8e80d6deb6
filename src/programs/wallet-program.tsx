import { type ReactNode, Suspense } from 'react'
import { errorText } from '@/domain/errors'
import { walletProgramTexts } from '@/texts/en/wallet/wallet-program'
import { useTexts } from '@/texts/use-texts'
import { WalletProviders } from '@/wallet/wallet-providers'

/** What needs the code of the wallet: it says that it is loaded, or why it could not be, in the place of the program. */
export function WalletProgram({ children }: { children: ReactNode }) {
  const texts = useTexts(walletProgramTexts)
  const pending = (
    <p className="window-notice" role="status">
      {texts.loading}
    </p>
  )
  return (
    <WalletProviders
      pending={pending}
      failed={(error, retry) => (
        <div className="window-notice" role="alert">
          <p>{errorText(error)}</p>
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
    >
      <Suspense fallback={pending}>{children}</Suspense>
    </WalletProviders>
  )
}
