import { useQueries } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { ProvenSigners } from '@/safe/proven-signers'
import { listLifetime, safeKey } from '../gateway/use-safe-lists'

/** A hash that owners sign, and the signatures that a gateway gives for it. */
type Signed = { readonly hash: `0x${string}`; readonly signatures: readonly (string | null)[] }

const keyOf = ({ hash, signatures }: Signed) => [hash, ...signatures].join()

/**
 * Who signed each hash, recovered from the signatures; undefined until those of a hash are read.
 * @param owners of the Safe's contract; undefined until they are read
 */
export function useSigners(
  safe: SafeId,
  list: readonly Signed[],
  owners: readonly Address[] | undefined,
): (signed: Signed) => ProvenSigners | undefined {
  const wanted = [...new Map(list.map((signed) => [keyOf(signed), signed]))]
  const results = useQueries({
    queries: wanted.map(([key, { hash, signatures }]) => ({
      queryKey: safeKey(safe, 'signers', key, owners?.join()),
      // The curve's code comes with the first signature that is looked at.
      queryFn: async () =>
        (await import('@/safe/proven-signers')).provenSigners(hash, signatures, owners ?? []),
      enabled: owners !== undefined,
      gcTime: listLifetime,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const read = new Map(wanted.map(([key], index) => [key, results[index]?.data]))
  return (signed) => read.get(keyOf(signed))
}
