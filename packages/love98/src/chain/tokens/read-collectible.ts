import { BaseError, type Client, HttpRequestError, RpcRequestError, TimeoutError } from 'viem'
import { readContract } from 'viem/actions'
import { parseAbi } from 'viem/utils'
import { isExecutionFailure } from '@/chain/node-failure'
import { type Address, isSameAddress } from '@/domain/address'
import { pictureOfUri, type TokenPicture } from './picture-of-uri'

const abi = parseAbi([
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
])

export type Collectible = { held: bigint; picture: TokenPicture }

type CollectibleRequest = { address: Address; id: bigint; standard: 'ERC721' | 'ERC1155'; holder: Address }

/** @throws {Error} of viem if the node does not answer; a contract that fails has no items and no picture */
export async function readCollectible(client: Client, asked: CollectibleRequest): Promise<Collectible> {
  const [held, picture] = await Promise.all([
    readHeld(client, asked).catch(unlessFailed(0n)),
    readUri(client, asked)
      .then(pictureOfUri)
      .catch(unlessFailed<TokenPicture>({ kind: 'none' })),
  ])
  return { held, picture }
}

async function readHeld(
  client: Client,
  { address, id, standard, holder }: CollectibleRequest,
): Promise<bigint> {
  const at = { abi, address } as const
  if (standard === 'ERC1155')
    return readContract(client, { ...at, functionName: 'balanceOf', args: [holder, id] })
  const owner = await readContract(client, { ...at, functionName: 'ownerOf', args: [id] })
  return isSameAddress(owner, holder) ? 1n : 0n
}

function readUri(client: Client, { address, id, standard }: CollectibleRequest): Promise<string> {
  const functionName = standard === 'ERC721' ? 'tokenURI' : 'uri'
  return readContract(client, { abi, address, functionName, args: [id] })
}

/** Distinguishes a contract that reverts or returns invalid data from a node that does not answer. */
function unlessFailed<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isExecutionFailure(error) || !isOfNode(error)) return value
    throw error
  }
}

function isOfNode(error: unknown): boolean {
  const kinds = [HttpRequestError, RpcRequestError, TimeoutError]
  const isOne = (cause: unknown) => kinds.some((kind) => cause instanceof kind)
  return !(error instanceof BaseError) || isOne(error.walk(isOne))
}
