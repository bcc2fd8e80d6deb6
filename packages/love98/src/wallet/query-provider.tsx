import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClientOf } from './query-client'
import { useWallet } from './use-wallet'

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useWallet())}>{children}</QueryClientProvider>
}
