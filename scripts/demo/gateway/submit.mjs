import { getAddress, hashMessage, hashTypedData, isHex, recoverAddress, zeroAddress } from 'viem'
import { RequestError } from './request-error.mjs'
import { safeTransactionHash } from './safe-contract.mjs'

/** @typedef {import('./ledger.mjs').Ledger} Ledger */

/**
 * Takes in a new transaction, or one more signature when it is known; hash and signer are checked as a gateway does.
 * @param {Ledger} ledger
 * @param {Record<string, any>} body
 * @param {{ owners: readonly string[], nonce: number }} now
 */
export async function submitProposal(ledger, body, now) {
  const proposal = {
    to: getAddress(body.to),
    value: String(body.value),
    data: body.data ?? '0x',
    operation: /** @type {0 | 1} */ (body.operation),
    safeTxGas: String(body.safeTxGas),
    baseGas: String(body.baseGas),
    gasPrice: String(body.gasPrice),
    gasToken: getAddress(body.gasToken ?? zeroAddress),
    refundReceiver: getAddress(body.refundReceiver ?? zeroAddress),
    nonce: Number(body.nonce),
  }
  if (proposal.nonce < now.nonce) throw new RequestError(422, 'Invalid nonce')
  const safeTxHash = await safeTransactionHash(ledger.url, ledger.safe, proposal)
  if (safeTxHash !== body.safeTxHash) throw new RequestError(422, 'Invalid safeTxHash')
  const owner = await signerOf(safeTxHash, body.signature)
  if (owner !== getAddress(body.sender)) throw new RequestError(422, 'Invalid signature')
  if (!now.owners.includes(owner)) throw new RequestError(422, 'Unauthorized address')
  const known = ledger.find(safeTxHash)
  if (known) return void confirm(ledger, known, owner, body.signature)
  const at = Date.now()
  ledger.propose({
    ...proposal,
    safeTxHash,
    proposer: owner,
    confirmations: [{ owner, signature: body.signature, at }],
    note: noteIn(body.origin),
    submittedAt: at,
    executed: null,
  })
}

/**
 * @param {Ledger} ledger
 * @param {import('./ledger.mjs').Proposal} proposal
 * @param {unknown} signature
 * @param {readonly string[]} owners
 */
export async function submitConfirmation(ledger, proposal, signature, owners) {
  const owner = await signerOf(proposal.safeTxHash, signature)
  if (!owners.includes(owner)) throw new RequestError(422, 'Invalid signature')
  confirm(ledger, proposal, owner, /** @type {import('viem').Hex} */ (signature))
}

/**
 * The hash that owners sign for a message: EIP-712 `SafeMessage` over the hash of the text or of the typed data.
 * @param {Ledger} ledger
 * @param {number} chainId
 * @param {any} message
 */
export function messageHashOf({ safe }, chainId, message) {
  const content = typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
  return hashTypedData({
    domain: { chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: content },
  })
}

/**
 * The hash that a proposer signs to withdraw a transaction: EIP-712 `DeleteRequest` with the hour since 1970.
 * @param {Ledger} ledger
 * @param {number} chainId
 * @param {import('viem').Hex} safeTxHash
 * @param {number} hour
 */
export function withdrawalHashOf({ safe }, chainId, safeTxHash, hour) {
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

/**
 * @param {import('viem').Hex} hash
 * @param {unknown} signature
 */
export async function signerOf(hash, signature) {
  if (!isHex(signature) || signature.length !== 132) throw new RequestError(422, 'Invalid signature')
  return recoverAddress({ hash, signature }).catch(() => {
    throw new RequestError(422, 'Invalid signature')
  })
}

/**
 * @param {Ledger} ledger
 * @param {import('./ledger.mjs').Proposal} proposal
 * @param {import('viem').Address} owner
 * @param {import('viem').Hex} signature
 */
function confirm(ledger, proposal, owner, signature) {
  if (proposal.confirmations.some((given) => given.owner === owner)) return
  proposal.confirmations.push({ owner, signature, at: Date.now() })
  ledger.changed.queue = Date.now()
}

/** @param {unknown} origin */
function noteIn(origin) {
  try {
    const { note } = JSON.parse(String(origin))
    return typeof note === 'string' ? note : null
  } catch {
    return null
  }
}
