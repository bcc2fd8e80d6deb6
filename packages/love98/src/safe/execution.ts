import { encodeFunctionData, size } from 'viem/utils'
import { encodeWord } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Agreement } from './proven-signers'
import { executedFields, type SafeTransaction } from './safe-transaction'

const abi = [
  {
    type: 'function',
    name: 'execTransaction',
    stateMutability: 'payable',
    inputs: [...executedFields, { name: 'signatures', type: 'bytes' }],
    outputs: [{ name: 'success', type: 'bool' }],
  },
] as const

/** Bytes of a signature without the data of a contract: r, s and v. */
const head = 65

/**
 * Encodes the execution of a transaction with the agreements of its owners, as many as the threshold requires, in the
 * order of their addresses; null while there are too few.
 * @param agreements proven ones, at most one per owner
 * @param threshold of the Safe's contract
 * @param executor an owner who sends the call, and thereby agrees without another signature
 */
export function executionData(
  transaction: SafeTransaction,
  { agreements, threshold }: { agreements: readonly Agreement[]; threshold: number },
  executor: Address | null = null,
): Hex | null {
  const isAdded = executor !== null && !agreements.some(({ owner }) => isSameAddress(owner, executor))
  const own: readonly Agreement[] = isAdded ? [{ owner: executor, kind: 'approval' }] : []
  const all = [...own, ...agreements]
  if (threshold < 1 || all.length < threshold) return null
  const chosen = all.slice(0, threshold).sort((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1))
  return encodedExecution(transaction, signaturesOf(chosen))
}

/**
 * Returns whether the data of a call to a Safe executes this transaction, with any signatures. The nonce is not part
 * of the data.
 * @param input in the standard encoding: fields, data, signatures
 */
export function isExecutionOf(transaction: SafeTransaction, input: string): boolean {
  const length = 64
  return input.toLowerCase().startsWith(encodedExecution(transaction, '0x').slice(0, -length).toLowerCase())
}

function encodedExecution(transaction: SafeTransaction, signatures: Hex): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  return encodeFunctionData({
    abi,
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
  })
}

/**
 * Encodes agreements as a Safe reads them (https://docs.safe.global/advanced/smart-account-signatures): r, s and v of
 * each, then the signatures of contracts, whose position is the s of their owner. An approval is the address of the
 * owner and the type 1, on the chain or by sending the execution.
 */
function signaturesOf(agreements: readonly Agreement[]): Hex {
  let [heads, tails] = ['', '']
  for (const agreement of agreements) {
    const owner = encodeWord(agreement.owner)
    if (agreement.kind === 'key') heads += agreement.signature.slice(2)
    else if (agreement.kind === 'approval') heads += `${owner}${encodeWord(0n)}01`
    else {
      heads += `${owner}${encodeWord(BigInt(head * agreements.length + tails.length / 2))}00`
      tails += `${encodeWord(BigInt(size(agreement.signature)))}${agreement.signature.slice(2)}`
    }
  }
  return `0x${heads}${tails}`
}
