import { type Address, zeroAddress } from 'viem'
import { vi } from 'vitest'
import type { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import type { DemoChains } from './demo-chains'
import { waitOptions } from './event-loop'

/** An account authorizes code as its own (EIP-7702); the zero address, which is the default, revokes it. */
export async function authorizeCode(
  { client }: DemoChains,
  account: ReturnType<typeof developmentAccount>,
  contractAddress: Address = zeroAddress,
): Promise<void> {
  const authorization = await client.signAuthorization({ account, contractAddress, executor: 'self' })
  const hash = await client.sendTransaction({
    ...{ account, chain: client.chain, to: account.address },
    authorizationList: [authorization],
  })
  await vi.waitFor(() => client.getTransactionReceipt({ hash }), waitOptions)
}
