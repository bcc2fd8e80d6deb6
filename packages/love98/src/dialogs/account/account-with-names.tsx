import type { ComponentProps } from 'react'
import { QueryProvider } from '@/wallet/query-provider'
import { AccountDialog } from './account-dialog'

export function AccountWithNames(props: ComponentProps<typeof AccountDialog>) {
  return (
    <QueryProvider>
      <AccountDialog {...props} />
    </QueryProvider>
  )
}
