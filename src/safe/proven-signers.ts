import { hashMessage, recoverAddress, size, slice, toHex } from 'viem/utils'
import { type Address, isSameAddress } from '@/domain/address'

type Hash = `0x${string}`

/** `isWhole`: every signature could be checked here; one of a contract or an approval on the chain cannot. */
export type ProvenSigners = { readonly signers: readonly Address[]; readonly isWhole: boolean }

/**
 * The owners whose keys signed a hash, each once; other signatures are not counted. A Safe takes two kinds that need no
 * contract: of the hash itself (v 27 or 28), and of its bytes as a personal message (EIP-191, v 31 or 32).
 * @param signatures as a gateway gives them; null where it has none
 * @param owners of the Safe's contract
 */
export async function provenSigners(
  hash: Hash,
  signatures: readonly (string | null)[],
  owners: readonly Address[],
): Promise<ProvenSigners> {
  const read = await Promise.all(signatures.map((signature) => signerOf(hash, signature)))
  return {
    signers: owners.filter((owner) => read.some((signer) => isSameAddress(owner, signer))),
    isWhole: !read.includes('unknown'),
  }
}

async function signerOf(hash: Hash, signature: string | null): Promise<Address | 'unknown' | null> {
  if (signature === null || !isKeySignature(signature)) return 'unknown'
  const v = Number(slice(signature, 64))
  const signed =
    v > 30
      ? {
          hash: hashMessage({ raw: hash }),
          signature: `${slice(signature, 0, 64)}${toHex(v - 4).slice(2)}` as const,
        }
      : { hash, signature }
  // A signature whose point is not on the curve has no signer.
  return recoverAddress(signed).catch(() => null)
}

/** 65 bytes with one of the four values of v; other signatures are checked by the contract alone. */
function isKeySignature(signature: string): signature is Hash {
  return signature.startsWith('0x') && size(signature as Hash) === 65 && /(1b|1c|1f|20)$/i.test(signature)
}
