import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Address, isSameAddress } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import { recipient } from '@/texts/recipient'

import { useWallet } from '@/wallet/use-wallet'
import { nameQuery } from './use-recipient'

/** The interval between two resolutions of a name while its address is reviewed, ms. */
const again = 12_000

/**
 * Returns the address to which a name resolves now. It may differ from the address at the time of typing, because the
 * owner of the name can change the record.
 * @param name null for a recipient that was typed as an address
 */
export function useCurrentAddress(name: string | null, chainId: number) {
  const wallet = useWallet()
  const queryClient = useQueryClient()
  const query = nameQuery(wallet, name ?? '', chainId)
  const { data, error, isFetchedAfterMount } = useQuery({
    ...query,
    enabled: name !== null,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: again,
  })
  return {
    /** Undefined until it was read after the review began; null for a name without a record. */
    address: isFetchedAfterMount ? data : undefined,
    error: isFetchedAfterMount ? error : null,
    /** Asks the chain once more. @throws viem's errors when the node does not answer */
    ask: (): Promise<Address | null> => queryClient.fetchQuery({ ...query, staleTime: 0 }),
  }
}

/** `name` is null if the recipient was typed as an address. */
export type ResolvedRecipient = { name: string | null; address: Address }

/**
 * Resolves the names of recipients again, before they are reviewed and before they are signed.
 * @returns a function that resolves with the reason why they cannot be used, or with an empty text
 */
export function useNameCheck(chainId: number): (recipients: readonly ResolvedRecipient[]) => Promise<string> {
  const wallet = useWallet()
  const queryClient = useQueryClient()
  return async (recipients) => {
    for (const { name, address } of recipients) {
      if (name === null) continue
      try {
        const now = await queryClient.fetchQuery({ ...nameQuery(wallet, name, chainId), staleTime: 0 })
        if (now === null) return recipient.noRecord(name)
        if (!isSameAddress(now, address)) return recipient.nameMoved(name, address, now)
      } catch (error) {
        return recipient.nameNotRead(errorMessage(error))
      }
    }
    return ''
  }
}
