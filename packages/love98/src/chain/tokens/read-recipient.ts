import type { Chain, Client, Transport } from 'viem'
import { getAddress } from 'viem/utils'
import { isExecutionFailure } from '@/chain/node-failure'
import { rpc } from '@/chain/rpc'
import { decodeUint } from '@/domain/abi'
import type { Address } from '@/domain/address'
import * as selectors from '@/domain/selectors'
import { delegateOf } from '@/domain/wallet/delegation'

/**
 * `account`: an account with a private key, even with delegated code (EIP-7702), or a contract with the functions of an
 * account: a Safe (`getThreshold`) or an ERC-4337 account (`entryPoint`). `contract`: any other code. `delegate`: the
 * address whose code an account with a private key runs.
 */
export type Recipient = { readonly kind: 'account' | 'contract'; readonly delegate: Address | null }

const accountQuestions = [selectors.getThreshold, selectors.entryPoint]

/**
 * Returns the kind of the recipient at an address.
 * @throws viem's errors if the node does not answer
 */
export async function readRecipient(client: Client<Transport, Chain>, address: Address): Promise<Recipient> {
  const code = (await rpc(client, 'eth_getCode', [address, 'latest'])) ?? '0x'
  const delegate = delegateIn(code)
  if (code === '0x' || delegate) return { kind: 'account', delegate }
  const answers = await Promise.all(
    accountQuestions.map((data) =>
      rpc(client, 'eth_call', [{ to: address, data }, 'latest']).catch((error: unknown) => {
        if (!isExecutionFailure(error)) throw error
        return '0x'
      }),
    ),
  )
  const isAccount = answers.some((answer) => (decodeUint(answer) ?? 0n) > 0n)
  return { kind: isAccount ? 'account' : 'contract', delegate: null }
}

/**
 * Returns the address whose code an account runs (EIP-7702), or null.
 * @throws viem's errors if the node does not answer
 */
export async function readDelegate(client: Client, account: Address): Promise<Address | null> {
  return delegateIn((await rpc(client, 'eth_getCode', [account, 'latest'])) ?? '0x')
}

function delegateIn(code: string): Address | null {
  const delegate = delegateOf(code)
  return delegate && getAddress(delegate)
}
