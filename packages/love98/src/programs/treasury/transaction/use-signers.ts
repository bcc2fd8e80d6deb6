import { useQueries } from '@tanstack/react-query'
import type { SafeContract } from '@/chain/safe/read-safe'
import { type Address, isSameAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Agreement } from '@/safe/proven-signers'
import { treasury } from '@/texts/treasury'
import { useWallet } from '@/wallet/use-wallet'
import { listLifetime, safeKey } from '../safe/use-safe-queries'
import type { ClaimedSignatures } from './read-agreements'

const keyOf = ({ parts, confirmations }: ClaimedSignatures) =>
  [parts.hash, ...confirmations.map(({ owner, signature }) => `${owner} ${signature}`)].join()

/** Signatures of keys are the same at every block; others are read again with the contract. */
const isOfKeys = ({ confirmations }: ClaimedSignatures) =>
  confirmations.every(({ signature }) => /^0x.{128}(1b|1c|1f|20)$/i.test(signature ?? ''))

/**
 * Returns the proven confirmations of each hash, by the signatures and by the chain; undefined until they are
 * read, null if the chain did not answer.
 * @param contract undefined until it is read
 */
export function useSigners(
  safe: SafeId,
  list: readonly ClaimedSignatures[],
  contract: SafeContract | undefined,
): (signed: ClaimedSignatures) => readonly Agreement[] | null | undefined {
  const { client } = useWallet()
  const wanted = [...new Map(list.map((signed) => [keyOf(signed), signed]))]
  const results = useQueries({
    queries: wanted.map(([key, signed]) => {
      const block = isOfKeys(signed) ? '' : String(contract?.block)
      const owners = contract?.owners.join()
      return {
        queryKey: safeKey(safe, 'signers', key, owners, contract?.version, block),
        async queryFn() {
          if (!contract) throw new Error('The contract is not read')
          // The code of the curve is loaded with the first signature.
          const { readAgreements } = await import('./read-agreements')
          return readAgreements({ client: client(safe.chainId), safe: safe.address, contract }, signed)
        },
        enabled: contract !== undefined,
        gcTime: listLifetime,
        staleTime: Number.POSITIVE_INFINITY,
        // The result for the same hash and owners stays until the new block is read.
        placeholderData: (
          before: readonly Agreement[] | undefined,
          query?: { queryKey: readonly unknown[] },
        ) => (query?.queryKey[4] === key && query.queryKey[5] === owners ? before : undefined),
      }
    }),
  })
  const read = new Map(
    wanted.map(([key], index) => {
      const result = results[index]
      return [key, result?.isError ? null : result?.data]
    }),
  )
  return (signed) => read.get(keyOf(signed))
}

/**
 * Describes the progress of a pending transaction or message by its proven confirmations and the contract's
 * threshold.
 */
export function signingState(
  agreements: readonly Agreement[],
  { owners, threshold }: SafeContract,
  viewer: Address | null,
): string {
  const given = agreements.length
  const isYours =
    given < threshold &&
    owners.some((owner) => isSameAddress(owner, viewer)) &&
    !agreements.some(({ owner }) => isSameAddress(owner, viewer))
  return isYours ? treasury.needsYoursOf(given, threshold) : treasury.signatures(given, threshold)
}
