import { type ComponentProps, Suspense } from 'react'
import { lazyNamed } from '@/ui/lazy-named'
import type { MessageDetails as DetailsOfMessage } from '../messages/message-details'
import type { Details as TransactionDetails } from './details'

// Lazy imports: details are loaded when the first row is chosen.
const LazyDetails = lazyNamed(() => import('./details'), 'Details')
const LazyMessageDetails = lazyNamed(() => import('../messages/message-details'), 'MessageDetails')

export function Details(props: ComponentProps<typeof TransactionDetails>) {
  return (
    <Suspense fallback={null}>
      <LazyDetails {...props} />
    </Suspense>
  )
}

export function MessageDetails(props: ComponentProps<typeof DetailsOfMessage>) {
  return (
    <Suspense fallback={null}>
      <LazyMessageDetails {...props} />
    </Suspense>
  )
}
