import { type Abi, type Address, encodeFunctionData, parseEther, zeroAddress } from 'viem'
import { safeArtifact } from '../../scripts/demo/artifacts.ts'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import type { DemoChains } from './demo-chains'
import { receiptOf } from './receipt-of'

/** Creates a Safe of the demo's version, 1.4.1, with 1 ETH. */
export async function createSafe(
  { client, deployment }: DemoChains,
  owners: readonly Address[],
  threshold: number,
): Promise<Address> {
  const { proxyFactory, singleton, fallbackHandler } = deployment.safe
  const none = zeroAddress
  const initializer = encodeFunctionData({
    abi: safeArtifact('.', 'Safe').abi as Abi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), none, '0x', fallbackHandler, none, 0n, none],
  })
  const account = developmentAccount(9).address
  const call = {
    abi: safeArtifact('proxies', 'SafeProxyFactory').abi as Abi,
    address: proxyFactory,
    functionName: 'createProxyWithNonce',
    args: [singleton, initializer, BigInt(await client.getTransactionCount({ address: account }))],
    account,
    gas: 1_000_000n,
  } as const
  const { result } = await client.simulateContract(call)
  await receiptOf(client, await client.writeContract({ ...call, chain: null }))
  const to = result as Address
  const value = parseEther('1')
  await receiptOf(client, await client.sendTransaction({ account, to, value, gas: 100_000n, chain: null }))
  return to
}
