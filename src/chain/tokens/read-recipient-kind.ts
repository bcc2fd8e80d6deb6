import type { Chain, Client, Transport } from 'viem'
import { isFailedCall } from '@/chain/node-failure'
import type { Address } from '@/domain/address'

/**
 * `account`: an account with a private key, even with delegated code (EIP-7702), or a contract with the functions of an
 * account: a Safe (`getThreshold`) or an ERC-4337 account (`entryPoint`). `contract`: any other code.
 */
export type RecipientKind = 'account' | 'contract'

/** `getThreshold()` and `entryPoint()`. */
const accountQuestions = ['0xe75235b8', '0xb0d691fe'] as const

/**
 * Returns the kind of the recipient at an address.
 * @throws viem's errors if the node does not answer
 */
export async function readRecipientKind(
  client: Client<Transport, Chain>,
  address: Address,
): Promise<RecipientKind> {
  const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] })
  if (code === '0x' || /^0xef0100[0-9a-f]{40}$/i.test(code)) return 'account'
  const answers = await Promise.all(
    accountQuestions.map((data) =>
      client
        .request({ method: 'eth_call', params: [{ to: address, data }, 'latest'] })
        .catch((error: unknown) => {
          if (!isFailedCall(error)) throw error
          return '0x'
        }),
    ),
  )
  return answers.some((answer) => /^0x[0-9a-f]{64}$/i.test(answer) && BigInt(answer) > 0n)
    ? 'account'
    : 'contract'
}
