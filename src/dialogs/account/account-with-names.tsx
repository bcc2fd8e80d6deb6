import type { ComponentProps } from 'react'
import { QueryProvider } from '@/wallet/query-provider'
import { AccountDialog } from './account-dialog'

/** The connected account with the cache in which its name and portrait are looked up. */
export function AccountWithNames(props: ComponentProps<typeof AccountDialog>) {
  return (
    <QueryProvider>
      <AccountDialog {...props} />
    </QueryProvider>
  )
}
