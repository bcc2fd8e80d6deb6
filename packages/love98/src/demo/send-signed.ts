import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { demoAccounts } from './accounts'
import { callNode } from './node'
import { quantityOf, recordOf } from './parameters'
import { sign } from './sign'

type RequestedTransaction = { to: Address | null; value: bigint; data: Hex }

/** The priority fee, in wei per unit of gas. */
const tip = 1_000_000_000n

/** Fills in nonce, gas and fees (EIP-1559), signs and sends. @returns the transaction's hash */
export async function sendSigned(
  account: (typeof demoAccounts)[number],
  chainId: number,
  { to, value, data }: RequestedTransaction,
): Promise<unknown> {
  const draft = { from: account, ...(to && { to }), value: `0x${value.toString(16)}`, data }
  const [{ nonce, ...fees }, gas] = await Promise.all([
    feesOf(account, chainId),
    callNode(chainId, 'eth_estimateGas', [draft]),
  ])
  const raw = await sign.transaction(account, {
    type: 'eip1559',
    ...{ chainId, nonce, ...fees, value, data },
    // An estimate is valid only for the state and the time of the newest block: a pool that traded in it writes two
    // more words in the next block.
    gas: (quantityOf(gas, 'gas') * 3n) / 2n,
    ...(to && { to }),
  })
  return callNode(chainId, 'eth_sendRawTransaction', [raw])
}

/** Returns the next nonce of an account, and its gas fees (EIP-1559; wei). */
export async function feesOf(account: Address, chainId: number) {
  const [nonce, block] = await Promise.all([
    callNode(chainId, 'eth_getTransactionCount', [account, 'pending']),
    callNode(chainId, 'eth_getBlockByNumber', ['latest', false]),
  ])
  const baseFee = quantityOf(recordOf(block, 'block').baseFeePerGas, 'baseFeePerGas')
  return {
    nonce: Number(quantityOf(nonce, 'nonce')),
    maxPriorityFeePerGas: tip,
    maxFeePerGas: baseFee * 2n + tip,
  }
}
