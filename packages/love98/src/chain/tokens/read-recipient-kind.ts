import type { Chain, Client, Transport } from 'viem'
import { isExecutionFailure } from '@/chain/node-failure'
import { rpc } from '@/chain/rpc'
import { decodeUint } from '@/domain/abi'
import type { Address } from '@/domain/address'
import * as selectors from '@/domain/selectors'

/**
 * `account`: an account with a private key, even with delegated code (EIP-7702), or a contract with the functions of an
 * account: a Safe (`getThreshold`) or an ERC-4337 account (`entryPoint`). `contract`: any other code.
 */
export type RecipientKind = 'account' | 'contract'

const accountQuestions = [selectors.getThreshold, selectors.entryPoint]

/**
 * Returns the kind of the recipient at an address.
 * @throws viem's errors if the node does not answer
 */
export async function readRecipientKind(
  client: Client<Transport, Chain>,
  address: Address,
): Promise<RecipientKind> {
  const code = (await rpc(client, 'eth_getCode', [address, 'latest'])) ?? '0x'
  if (code === '0x' || /^0xef0100[0-9a-f]{40}$/i.test(code)) return 'account'
  const answers = await Promise.all(
    accountQuestions.map((data) =>
      rpc(client, 'eth_call', [{ to: address, data }, 'latest']).catch((error: unknown) => {
        if (!isExecutionFailure(error)) throw error
        return '0x'
      }),
    ),
  )
  return answers.some((answer) => (decodeUint(answer) ?? 0n) > 0n) ? 'account' : 'contract'
}
