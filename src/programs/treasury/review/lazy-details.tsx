import { type ComponentProps, lazy, Suspense } from 'react'
import type { Details as TransactionDetails } from './details'
import type { MessageDetails as DetailsOfMessage } from './message-details'

// Fetched with the first row that is chosen.
const LazyDetails = lazy(async () => ({ default: (await import('./details')).Details }))
const LazyMessageDetails = lazy(async () => ({ default: (await import('./message-details')).MessageDetails }))

/** The details of a transaction, once their code is there. */
export function Details(props: ComponentProps<typeof TransactionDetails>) {
  return (
    <Suspense fallback={null}>
      <LazyDetails {...props} />
    </Suspense>
  )
}

/** The details of a message, once their code is there. */
export function MessageDetails(props: ComponentProps<typeof DetailsOfMessage>) {
  return (
    <Suspense fallback={null}>
      <LazyMessageDetails {...props} />
    </Suspense>
  )
}
