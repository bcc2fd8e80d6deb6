import { type ComponentProps, Suspense } from 'react'
import { lazyNamed } from '@/ui/lazy-named'
import type { MessageDetails as DetailsOfMessage } from '../messages/message-details'
import type { Details as TransactionDetails } from './details'

// Fetched with the first row that is chosen.
const LazyDetails = lazyNamed(() => import('./details'), 'Details')
const LazyMessageDetails = lazyNamed(() => import('../messages/message-details'), 'MessageDetails')

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
