import type { ReactNode } from 'react'
import { QueryProvider } from '@/wallet/query-provider'
import type { ProgramProps } from './program-props'

/** The inside of a window with the wallet's query cache, as `lazy` takes it. */
export function withQueries(Inside: (props: ProgramProps) => ReactNode) {
  return {
    default: (props: ProgramProps) => (
      <QueryProvider>
        <Inside {...props} />
      </QueryProvider>
    ),
  }
}
