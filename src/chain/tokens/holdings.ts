import type { Client } from 'viem'
import { readContract } from 'viem/actions'
import { parseAbi } from 'viem/utils'
import { readNativeBalance } from '@/chain/native-balance'
import type { Address } from '@/domain/address'

const abi = parseAbi(['function balanceOf(address) view returns (uint256)'])

/**
 * What an account holds of tokens and of the chain's own coin, in smallest units and in the order of the question. viem asks for
 * all tokens in one `eth_call` where the client batches; what a token does not answer as EIP-20 demands is not known: null.
 * @throws viem's errors when the node does not answer about the coin
 */
export function readHoldings(
  client: Client,
  account: Address,
  of: readonly (Address | 'ETH')[],
): Promise<readonly (bigint | null)[]> {
  return Promise.all(
    of.map((token) => {
      if (token === 'ETH') return readNativeBalance(client, account)
      return readContract(client, { address: token, abi, functionName: 'balanceOf', args: [account] }).catch(
        () => null,
      )
    }),
  )
}
