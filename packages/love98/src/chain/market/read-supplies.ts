import { type Client, decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'
import { UnusableAnswer } from './unusable-answer'

/** A token, and the accounts whose balances are locked. Burnt tokens need no entry. */
export type SupplyRequest = { readonly token: Address; readonly locked: readonly Address[] }

/** The accounts to which tokens are burnt, because no one has their keys. */
const burnAddresses: readonly Address[] = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
]

const tokenAbi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
])
const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) view returns (Answer[])',
])

/**
 * Reads the circulating supplies of tokens at one block in one `eth_call` (Multicall3): the total supply without burnt
 * and locked balances, in smallest units. A supply is null if the token does not report one of these amounts, or
 * reports locked balances above its total supply. Without tokens it sends no request.
 * @param blockHash identifies the block (EIP-1898)
 * @throws {UnusableAnswer} if the answer does not have one result per call
 * @throws viem's errors if the node does not answer or does not have the block
 */
export async function readSupplies(
  client: Client,
  multicall3: Address,
  requests: readonly SupplyRequest[],
  blockHash: string,
): Promise<readonly (bigint | null)[]> {
  if (requests.length === 0) return []
  const calls = requests.map(({ token, locked }) => [
    { target: token, callData: encodeFunctionData({ abi: tokenAbi, functionName: 'totalSupply' }) },
    ...withoutRepetitions([...burnAddresses, ...locked]).map((account) => ({
      target: token,
      callData: encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [account] }),
    })),
  ])
  const all = calls.flat().map((call) => ({ ...call, allowFailure: true }))
  const data = encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate3', args: [all] })
  const answer = await rpc(client, 'eth_call', [{ to: multicall3, data }, { blockHash: blockHash as Hex }])
  const amounts = amountsIn(answer)
  if (amounts.length !== all.length) throw new UnusableAnswer('The node gave other supplies than asked for')
  let first = 0
  return calls.map(({ length }) => {
    const [total, ...held] = amounts.slice(first, first + length)
    first += length
    return circulating(total ?? null, held)
  })
}

function amountsIn(answer: Hex): readonly (bigint | null)[] {
  try {
    const answers = decodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', data: answer })
    // A token can return anything, and only one word is an amount.
    return answers.map(({ success, returnData }) =>
      success && returnData.length === 66 ? BigInt(returnData) : null,
    )
  } catch (error) {
    throw new UnusableAnswer('The supplies cannot be read', { cause: error })
  }
}

function circulating(total: bigint | null, held: readonly (bigint | null)[]): bigint | null {
  let left = total
  for (const amount of held) left = left === null || amount === null ? null : left - amount
  return left === null || left < 0n ? null : left
}

function withoutRepetitions(accounts: readonly Address[]): readonly Address[] {
  return [...new Map(accounts.map((account) => [account.toLowerCase(), account])).values()]
}
