import {
  type Address,
  getAddress,
  type Hex,
  hashMessage,
  hashTypedData,
  isHex,
  recoverAddress,
  type TypedDataDefinition,
  zeroAddress,
} from 'viem'
import type { Ledger, Proposal } from './ledger.ts'
import { RequestError } from './request-error.ts'
import type { Body } from './routes.ts'
import { safeTransactionHash } from './safe-contract.ts'

/** Adds a new transaction, or one more signature of a known one. Hash and signer are checked as by a gateway. */
export async function submitProposal(
  ledger: Ledger,
  body: Body,
  now: { owners: readonly string[]; nonce: number },
) {
  const proposal = {
    to: getAddress(String(body.to)),
    value: String(body.value),
    data: isHex(body.data) ? body.data : ('0x' as const),
    operation: body.operation === 1 ? (1 as const) : (0 as const),
    safeTxGas: String(body.safeTxGas),
    baseGas: String(body.baseGas),
    gasPrice: String(body.gasPrice),
    gasToken: getAddress(String(body.gasToken ?? zeroAddress)),
    refundReceiver: getAddress(String(body.refundReceiver ?? zeroAddress)),
    nonce: Number(body.nonce),
  }
  if (proposal.nonce < now.nonce) throw new RequestError(422, 'Invalid nonce')
  const safeTxHash = await safeTransactionHash(ledger.url, ledger.safe, proposal)
  if (safeTxHash !== body.safeTxHash) throw new RequestError(422, 'Invalid safeTxHash')
  const signature = signatureOf(body.signature)
  const owner = await signerOf(safeTxHash, signature)
  if (owner !== getAddress(String(body.sender))) throw new RequestError(422, 'Invalid signature')
  if (!now.owners.includes(owner)) throw new RequestError(422, 'Unauthorized address')
  const known = ledger.find(safeTxHash)
  if (known) return void confirm(ledger, known, owner, signature)
  const at = Date.now()
  ledger.propose({
    ...proposal,
    safeTxHash,
    proposer: owner,
    confirmations: [{ owner, signature, at }],
    note: noteIn(body.origin),
    submittedAt: at,
    executed: null,
  })
}

export async function submitConfirmation(
  ledger: Ledger,
  proposal: Proposal,
  given: unknown,
  owners: readonly string[],
) {
  const signature = signatureOf(given)
  const owner = await signerOf(proposal.safeTxHash, signature)
  if (!owners.includes(owner)) throw new RequestError(422, 'Invalid signature')
  confirm(ledger, proposal, owner, signature)
}

/** The hash that owners sign for a message: EIP-712 `SafeMessage` over the hash of the text or of the typed data. */
export function messageHashOf({ safe }: Ledger, chainId: number, message: string | TypedDataDefinition) {
  const content = typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
  return hashTypedData({
    domain: { chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: content },
  })
}

/** The hash that a proposer signs to withdraw a transaction: EIP-712 `DeleteRequest` with the hour since 1970. */
export function withdrawalHashOf({ safe }: Ledger, chainId: number, safeTxHash: Hex, hour: number) {
  return hashTypedData({
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId, verifyingContract: safe },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(hour) },
  })
}

/** @throws {RequestError} 422 for anything but 65 bytes in hex */
export function signatureOf(given: unknown): Hex {
  if (!isHex(given) || given.length !== 132) throw new RequestError(422, 'Invalid signature')
  return given
}

/** @throws {RequestError} 422 */
export async function signerOf(hash: Hex, signature: Hex) {
  return recoverAddress({ hash, signature }).catch(() => {
    throw new RequestError(422, 'Invalid signature')
  })
}

function confirm(ledger: Ledger, proposal: Proposal, owner: Address, signature: Hex) {
  if (proposal.confirmations.some((given) => given.owner === owner)) return
  proposal.confirmations.push({ owner, signature, at: Date.now() })
  ledger.changed.queue = Date.now()
}

function noteIn(origin: unknown) {
  try {
    const { note } = JSON.parse(String(origin))
    return typeof note === 'string' ? note : null
  } catch {
    return null
  }
}
