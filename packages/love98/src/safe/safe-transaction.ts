import { hashTypedData } from 'viem/utils'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SafeId } from './gateway/gateway-queries'
import type { MultisigExecution, TransactionDetails } from './gateway/transaction-shapes'
import type { Confirmation } from './proven-signers'

/** The transaction that the owners of a Safe sign; amounts in wei, gas in units of gas. */
export type SafeTransaction = {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

/** The default of `gasToken` (the native coin) and of `refundReceiver` (the sender of the execution). */
export const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

/** The fields of every execution, in the order of the contract's parameters. */
export const executedFields = [
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'data', type: 'bytes' },
  { name: 'operation', type: 'uint8' },
  { name: 'safeTxGas', type: 'uint256' },
  { name: 'baseGas', type: 'uint256' },
  { name: 'gasPrice', type: 'uint256' },
  { name: 'gasToken', type: 'address' },
  { name: 'refundReceiver', type: 'address' },
] as const
const fields = [...executedFields, { name: 'nonce', type: 'uint256' }] as const

/**
 * Builds the typed data of a transaction (EIP-712) for Safes from version 1.3.0 on: the domain contains the chain and
 * the Safe.
 */
export function typedTransaction({ chainId, address }: SafeId, message: SafeTransaction) {
  return {
    domain: { chainId, verifyingContract: address },
    types: { SafeTx: fields },
    primaryType: 'SafeTx',
    message,
  } as const
}

/** Computes the safeTxHash from the displayed fields; it is never taken from an answer. */
export function safeTransactionHash(safe: SafeId, transaction: SafeTransaction): Hex {
  return hashTypedData(typedTransaction(safe, transaction))
}

/**
 * Returns the transaction that the owners would sign according to the gateway's details; null if a part of it is
 * missing, and then it cannot be signed.
 */
export function toSafeTransaction({
  txData,
  detailedExecutionInfo: info,
}: TransactionDetails): SafeTransaction | null {
  if (!txData || info?.type !== 'MULTISIG') return null
  return {
    to: txData.to.value,
    value: BigInt(txData.value ?? '0'),
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas: BigInt(info.safeTxGas),
    baseGas: BigInt(info.baseGas),
    gasPrice: BigInt(info.gasPrice),
    gasToken: info.gasToken,
    refundReceiver: info.refundReceiver?.value ?? zeroAddress,
    nonce: BigInt(info.nonce),
  }
}

export function confirmationsOf({ confirmations }: Pick<MultisigExecution, 'confirmations'>) {
  return confirmations.map(({ signer, signature }): Confirmation => ({ owner: signer.value, signature }))
}

export function plainTransaction(call: {
  to: Address
  value?: bigint
  data?: Hex
  nonce: number
  safeTxGas?: bigint
}): SafeTransaction {
  const { to, value = 0n, data = '0x', nonce, safeTxGas = 0n } = call
  const free = { baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress }
  return { to, value, data, operation: 0, safeTxGas, ...free, nonce: BigInt(nonce) }
}

/** Builds a transaction that replaces another one and has no effect. */
export function rejection({ address }: SafeId, nonce: number): SafeTransaction {
  return plainTransaction({ to: address, nonce })
}

export function proposalOf(
  transaction: SafeTransaction,
  signed: { safeTxHash: Hex; sender: Address; signature: Hex; note?: string },
) {
  const { to, data, operation, gasToken, refundReceiver } = transaction
  const { note, ...rest } = signed
  return {
    to,
    value: String(transaction.value),
    data,
    nonce: String(transaction.nonce),
    operation,
    safeTxGas: String(transaction.safeTxGas),
    baseGas: String(transaction.baseGas),
    gasPrice: String(transaction.gasPrice),
    gasToken,
    refundReceiver,
    ...rest,
    ...(note ? { origin: JSON.stringify({ note }) } : {}),
  }
}
