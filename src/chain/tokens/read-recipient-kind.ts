import type { Chain, Client, Transport } from 'viem'
import { isFailedCall } from '@/chain/node-failure'
import type { Address } from '@/domain/address'

/**
 * `account`: a key, also one that delegates its code (EIP-7702), or a contract that answers as accounts do: a Safe
 * (`getThreshold`) or an account of ERC-4337 (`entryPoint`). `contract`: any other code.
 */
export type RecipientKind = 'account' | 'contract'

/** `getThreshold()` and `entryPoint()`. */
const accountQuestions = ['0xe75235b8', '0xb0d691fe'] as const

/** What lies at an address. @throws viem's errors when the node does not answer */
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
