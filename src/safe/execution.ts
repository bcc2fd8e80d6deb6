import { encodeFunctionData } from 'viem/utils'
import type { Address } from '@/domain/address'
import type { MultisigExecution } from './gateway/transaction-shapes'
import { executedFields, type SafeTransaction } from './safe-transaction'

type Hex = `0x${string}`

const abi = [
  {
    type: 'function',
    name: 'execTransaction',
    stateMutability: 'payable',
    inputs: [...executedFields, { name: 'signatures', type: 'bytes' }],
    outputs: [{ name: 'success', type: 'bool' }],
  },
] as const

/**
 * The call that executes a transaction with the signatures of its owners, which a Safe reads in the order of their
 * addresses; null while there are too few.
 * @param executor an owner who sends the call, and by that agrees to the transaction without another signature
 */
export function executionData(
  transaction: SafeTransaction,
  {
    confirmations,
    confirmationsRequired,
  }: Pick<MultisigExecution, 'confirmations' | 'confirmationsRequired'>,
  executor: Address | null = null,
): Hex | null {
  const given = confirmations.flatMap(({ signer, signature }) =>
    signature ? [{ owner: signer.value.toLowerCase(), signature }] : [],
  )
  const own = executor?.toLowerCase() ?? null
  const isAdded = own !== null && !given.some(({ owner }) => owner === own)
  const signed = (isAdded ? [...given, { owner: own, signature: senderSignature(own) }] : given).sort(
    (a, b) => (a.owner < b.owner ? -1 : 1),
  )
  if (signed.length < confirmationsRequired) return null
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  const signatures: Hex = `0x${signed.map(({ signature }) => signature.slice(2)).join('')}`
  return encodeFunctionData({
    abi,
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
  })
}

/** What a Safe takes for the signature of an owner who sends the execution: the address, nothing, and the type 1. */
function senderSignature(owner: string): Hex {
  return `0x${owner.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`
}

/** ERC-20 `transfer(address,uint256)`. */
export function transferData(to: Hex, amount: bigint): Hex {
  const transfer = {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [{ type: 'bool' }],
  } as const
  return encodeFunctionData({ abi: [transfer], args: [to, amount] })
}
