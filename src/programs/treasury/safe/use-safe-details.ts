import { useQuery } from '@tanstack/react-query'
import type { SafeMessage } from '@/safe/gateway/message-shapes'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { decodingMatchesCalldata } from '@/safe/verify-description'
import { listLifetime, type SafeQueryOptions, safeKey } from './use-safe-lists'

type SafeReference = Omit<SafeQueryOptions, 'visible'>

/** One transaction in full `[S7.12]`; `moment` changes when it may have changed. */
export function useTransaction({ gateway, safe }: SafeReference, id: string | null, moment: unknown) {
  return useQuery({
    queryKey: [...safeKey(safe, 'transaction', id), moment],
    queryFn: ({ signal }) => gateway.queries.transaction(safe.chainId, id ?? '', signal),
    enabled: id !== null,
    gcTime: listLifetime,
    // Keeps the previous read of the same transaction while it is fetched again, never that of another one.
    placeholderData: (previous, query) => (query?.queryKey.at(-2) === id ? previous : undefined),
  })
}

/**
 * One message in full `[S7.20]`; the row of the list stands in for it until it is loaded.
 * @param moment changes when the message may have changed
 */
export function useSafeMessage({ gateway, safe }: SafeReference, row: SafeMessage, moment: unknown) {
  const query = useQuery({
    queryKey: [...safeKey(safe, 'message', row.messageHash), moment],
    queryFn: ({ signal }) => gateway.queries.message(safe.chainId, row.messageHash, signal),
    gcTime: listLifetime,
  })
  const { data } = query
  // An answer for another hash is not shown under this one.
  return data?.messageHash.toLowerCase() === row.messageHash.toLowerCase() ? data : row
}

/**
 * The call data of a transaction in words `[S7.18]`, where its details have none; null for words that do not encode to the
 * same bytes.
 */
export function useDecodedCall(
  { gateway, safe }: SafeReference,
  txData: TransactionDetails['txData'] | undefined,
) {
  const data = txData?.hexData ?? '0x'
  const query = useQuery({
    queryKey: ['safe-decoded', safe.chainId, txData?.to.value, data],
    queryFn: ({ signal }) =>
      gateway.queries.decodeData(safe.chainId, { data, ...(txData && { to: txData.to.value }) }, signal),
    enabled: data.length >= 10 && txData?.dataDecoded === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: listLifetime,
  })
  const claimed = txData?.dataDecoded ?? query.data
  return claimed && decodingMatchesCalldata(claimed, data) === true ? claimed : null
}
