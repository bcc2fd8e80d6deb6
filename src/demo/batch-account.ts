import type { Address } from '@/domain/address'
import { demoAccounts } from './accounts'
import type { DemoWallet } from './demo-wallet'
import { callNode } from './node'

/** The code of the demo chain that does several calls in one transaction (`contracts/DemoBatchAccount.sol`). */
export const batchCode: Address = '0x0000000000000000000000000000000000007702'

/** The one account that takes this code, so that the others show what a page does without it. */
const [, , batchAccount] = demoAccounts

/** Whether an account does several calls in one transaction on a chain (`atomic`, EIP-5792). */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

/** `ready`: once the visitor agrees that the account runs the code (EIP-7702). @throws {ProviderError} as the node */
export async function atomicStatus(
  { settings }: DemoWallet,
  account: Address,
  chainId: number,
): Promise<AtomicStatus> {
  if (account !== batchAccount || chainId !== settings.exchange.chainId) return 'unsupported'
  const code = await callNode(chainId, 'eth_getCode', [account, 'latest'])
  return String(code).toLowerCase() === `0xef0100${batchCode.slice(2)}` ? 'supported' : 'ready'
}
