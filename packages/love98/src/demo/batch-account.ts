import type { Address } from '@/domain/address'
import { demoAccounts } from './accounts'
import type { DemoWallet } from './demo-wallet'
import { callNode } from './node'

/** The contract on the demo chain that runs several calls in one transaction (`contracts/DemoBatchAccount.sol`). */
export const batchCode: Address = '0x0000000000000000000000000000000000007702'

/** The only account that can delegate to this code, so that the others show the page without batches. */
const [, , batchAccount] = demoAccounts

/** An account's support for several calls in one transaction on a chain (`atomic`, EIP-5792). */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

/**
 * `ready`: supported after the visitor agrees to delegate the account to the code (EIP-7702). @throws {ProviderError}
 * of the node
 */
export async function atomicStatus(
  { settings }: DemoWallet,
  account: Address,
  chainId: number,
): Promise<AtomicStatus> {
  if (account !== batchAccount || chainId !== settings.exchange.chainId) return 'unsupported'
  const code = await callNode(chainId, 'eth_getCode', [account, 'latest'])
  return String(code).toLowerCase() === `0xef0100${batchCode.slice(2)}` ? 'supported' : 'ready'
}
