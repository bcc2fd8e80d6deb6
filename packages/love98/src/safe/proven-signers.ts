import { hashMessage, recoverAddress, size, slice, toHex } from 'viem/utils'
import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** A signature from a gateway, and its claimed owner; null without a signature, as for some approvals on the chain. */
export type Confirmation = { readonly owner: Address; readonly signature: Hex | null }

/**
 * An owner's agreement to a hash: by a key, by an approval on the chain (`approveHash`), or by a signature
 * that the owner, a contract, confirms (EIP-1271).
 */
export type Agreement =
  | { readonly owner: Address; readonly kind: 'key'; readonly signature: Hex }
  | { readonly owner: Address; readonly kind: 'approval' }
  | { readonly owner: Address; readonly kind: 'contract'; readonly signature: Hex }

/** Reads the two kinds of agreement that the chain decides, at one block. */
export type AgreementReader = {
  hasApproved: (owner: Address) => Promise<boolean>
  isConfirmed: (owner: Address, signature: Hex) => Promise<boolean>
}

/**
 * Returns the proven agreements of the owners to a hash, one per owner. A Safe accepts signatures of a key for the
 * hash itself (v 27 or 28) and for its bytes as a personal message (EIP-191, v 31 or 32).
 * @param confirmations from a gateway; a claim of an agreement on the chain (v 0 or 1) is only verified there
 * @param owners of the Safe's contract
 * @throws the reader's error if the chain does not answer
 */
export async function provenAgreements(
  hash: Hex,
  confirmations: readonly Confirmation[],
  owners: readonly Address[],
  reader: AgreementReader,
): Promise<readonly Agreement[]> {
  const read = await Promise.all(confirmations.map((one) => agreementOf(hash, one, owners, reader)))
  return owners.flatMap((owner) => {
    const own = read.flatMap((agreement) =>
      agreement && isSameAddress(agreement.owner, owner) ? [{ ...agreement, owner }] : [],
    )
    // A key costs the least gas, and does not depend on the state of the chain.
    return own.find(({ kind }) => kind === 'key') ?? own[0] ?? []
  })
}

async function agreementOf(
  hash: Hex,
  { owner, signature }: Confirmation,
  owners: readonly Address[],
  { hasApproved, isConfirmed }: AgreementReader,
): Promise<Agreement | null> {
  const claim = claimOf(owner, signature)
  // The address in the contract's spelling: a gateway may return capital letters that encoders reject (EIP-55).
  const known = owners.find((one) => isSameAddress(one, claim?.owner ?? null))
  switch (claim?.kind) {
    case 'key': {
      const signer = await signerOf(hash, claim.signature)
      return signer && { owner: signer, kind: 'key', signature: claim.signature }
    }
    case 'approval':
      return known && (await hasApproved(known)) ? claim : null
    case 'contract':
      return known && (await isConfirmed(known, claim.signature)) ? claim : null
    default:
      return null
  }
}

/** Bytes of the part of a signature that has the same length for each kind: r, s and v. */
const head = 65

/**
 * Returns the kind of agreement that a signature claims by its last byte, as a Safe reads it; null for one that no
 * Safe accepts.
 */
function claimOf(claimedOwner: Address, signature: Hex | null): Agreement | null {
  if (signature === null) return { owner: claimedOwner, kind: 'approval' }
  const length = size(signature)
  if (length < head) return null
  const v = Number(slice(signature, 64, head))
  const owner = slice(signature, 12, 32)
  if ([27, 28, 31, 32].includes(v))
    return length === head ? { owner: claimedOwner, kind: 'key', signature } : null
  if (v === 1) return length === head ? { owner, kind: 'approval' } : null
  const place = BigInt(slice(signature, 32, 64))
  if (v !== 0 || place < BigInt(head) || place + 32n > BigInt(length)) return null
  const start = Number(place) + 32
  const given = BigInt(slice(signature, start - 32, start))
  if (given > BigInt(length - start)) return null
  return {
    owner,
    kind: 'contract',
    signature: given === 0n ? '0x' : slice(signature, start, start + Number(given)),
  }
}

async function signerOf(hash: Hex, signature: Hex): Promise<Address | null> {
  const v = Number(slice(signature, 64))
  const signed =
    v > 30
      ? {
          hash: hashMessage({ raw: hash }),
          signature: `${slice(signature, 0, 64)}${toHex(v - 4).slice(2)}` as const,
        }
      : { hash, signature }
  return recoverAddress(signed).catch(() => null)
}
