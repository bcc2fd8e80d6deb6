import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import type { DemoChains } from './demo-chains'
import { receiptOf } from './receipt-of'

const abi = parseAbi(['function setName(string name, address account)'])

export async function pointName(
  { client, deployment }: DemoChains,
  name: string,
  account: Address,
): Promise<void> {
  const hash = await client.sendTransaction({
    account: developmentAccount(8).address,
    to: deployment.universalResolver,
    data: encodeFunctionData({ abi, args: [name, account] }),
    chain: null,
  })
  await receiptOf(client, hash)
}
