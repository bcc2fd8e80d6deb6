import { encodeFunctionData } from 'viem'
import type { Hex } from '@/domain/hex'
import type { RequestedCall } from '@/domain/wallet/read-call'
import type { demoAccounts } from './accounts'
import { batchCode } from './batch-account'
import { callNode } from './node'
import { feesOf } from './send-signed'
import { sign } from './sign'

const abi = [
  {
    type: 'function',
    name: 'execute',
    stateMutability: 'payable',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'to', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'data', type: 'bytes' },
        ],
      },
    ],
    outputs: [],
  },
] as const

/** The gas of the transaction itself, and of each call: nodes cannot estimate for an account without code. */
const [ownGas, callGas] = [200_000n, 600_000n]

/**
 * Sends calls as one transaction of the account to itself, all or none.
 * @param isUpgrade true if the same transaction sets the account's code (EIP-7702)
 * @returns the transaction's hash
 */
export async function sendBatch(
  account: (typeof demoAccounts)[number],
  chainId: number,
  calls: readonly RequestedCall[],
  isUpgrade: boolean,
): Promise<unknown> {
  const { nonce, ...fees } = await feesOf(account, chainId)
  const transaction = {
    ...{ chainId, nonce, ...fees, to: account, value: 0n },
    data: encodeFunctionData({ abi, functionName: 'execute', args: [calls] }),
    gas: ownGas + callGas * BigInt(calls.length),
  }
  const raw: Hex = isUpgrade
    ? await sign.transaction(account, {
        ...transaction,
        type: 'eip7702',
        // The sender's nonce increases before its authorization is checked.
        authorizationList: [
          await sign.authorization(account, { chainId, address: batchCode, nonce: nonce + 1 }),
        ],
      })
    : await sign.transaction(account, { ...transaction, type: 'eip1559' })
  return callNode(chainId, 'eth_sendRawTransaction', [raw])
}
