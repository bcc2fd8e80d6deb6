import { accountName } from '@/domain/wallet/connection-name'
import { about } from '@/texts/about'
import { common } from '@/texts/common'
import { type OwnTokenRead, useOwnToken } from '@/wallet/holdings/use-own-token'
import { useEnsName } from '@/wallet/names/use-ens-name'
import { QueryProvider } from '@/wallet/query-provider'
import { useAccount } from '@/wallet/use-account'
import { WalletProviders } from '@/wallet/wallet-providers'
import { Facts, NoOwner } from './facts'

/** The connected account, its amount of the community's own token, and the block at which that was read. */
export function OwnerFacts() {
  return (
    <WalletProviders
      pending={<NoOwner text={common.loading} />}
      failed={() => <NoOwner text={about.noAccount} />}
    >
      <QueryProvider>
        <Owner />
      </QueryProvider>
    </WalletProviders>
  )
}

function Owner() {
  const address = useAccount()
  const name = useEnsName()
  const token = useOwnToken()
  if (address === null) return <NoOwner text={about.noAccount} />
  return <Facts owner={accountName(address, name)} rows={token ? rowsOf(token) : []} />
}

function rowsOf({ symbol, state }: OwnTokenRead): readonly (readonly [string, string])[] {
  const label = about.available(symbol)
  if (state === 'reading') return [[label, common.loading]]
  if (state === 'failed') return [[label, about.unread]]
  if (state === 'none') return [[label, about.otherNetwork]]
  return [
    [label, `${state.amount} ${symbol}`],
    [about.block, state.block],
  ]
}
