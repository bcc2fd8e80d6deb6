import { lazy, type ReactNode, Suspense } from 'react'
import { errorMessage } from '@/domain/errors'
import { walletWindows } from '@/programs/generated/wallet-windows'
import { common } from '@/texts/common'
import { Notice } from '@/ui/notice/notice'
import { WalletProviders } from '@/wallet/wallet-providers'
import type { LoadWindow } from './define-program'
import type { ProgramProps } from './program-props'

/**
 * Returns the window of a program that needs the wallet, as its `load` would. While the code loads, or after
 * a failure, a message replaces the program.
 */
export function walletFrame(id: string): Awaited<ReturnType<LoadWindow>> {
  const load = walletWindows[id]
  if (!load) throw new Error(`${id} needs no wallet`)
  const Program = lazy(async () => {
    const [{ QueryProvider }, { default: Program }] = await Promise.all([
      import('@/wallet/query-provider'),
      load(),
    ])
    return {
      default: (props: ProgramProps) => (
        <QueryProvider>
          <Program {...props} />
        </QueryProvider>
      ),
    }
  })
  return {
    default: (props) => (
      <WalletProviders pending={<Loading />} failed={failure}>
        <Suspense fallback={<Loading />}>
          <Program {...props} />
        </Suspense>
      </WalletProviders>
    ),
  }
}

/** The pointer is an hourglass over the whole window. Screen readers wait for the end of what is busy, so it is not. */
function Loading() {
  return (
    <p className="window-notice" role="status" style={hourglass}>
      {common.loading}
    </p>
  )
}

const hourglass = { cursor: 'var(--cursor-busy, wait)' }

function failure(error: unknown, retry: () => void): ReactNode {
  return <Notice role="alert" text={errorMessage(error)} onRetry={retry} />
}
