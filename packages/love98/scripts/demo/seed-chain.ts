import { type Address, getAddress, type Hex, parseEther, toHex } from 'viem'
import { multicall3CreationCode } from './artifacts.ts'
import { callRpc, callRpcBatch } from './json-rpc.ts'
import type { ChainMarket } from './market-parts.ts'
import { type DemoToken, planExchange, planHoldings, planTokens, type V2Exchange } from './seed-exchange.ts'
import { TransactionPlan } from './transaction-plan.ts'

/** The tokens of a chain and their pools of V2 by the pair's name. Every address has its EIP-55 checksum. */
export type SeededMarket = {
  tokens: Record<string, DemoToken>
  exchange: V2Exchange
  pools: Record<string, Address>
}

/** Multicall3 is at this address on every chain (https://www.multicall3.com). */
export const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The tenth development account deploys, so that the first accounts have sent no transaction yet. */
const deployerIndex = 9
const deployerEther = '1000000'

/**
 * Seeds the second chain of the demo with its part of the market. The same part gets the same addresses on every new
 * chain, and a contract may have the address of another one on the first chain.
 * @param url of an anvil node with the standard development accounts
 * @throws {Error} if the chain contains something else, or if a transaction fails
 */
export async function seedSecondChain(url: string, part: ChainMarket): Promise<SeededMarket> {
  const { chainId, people, deployer } = await readAccounts(url)
  const plan = new TransactionPlan(deployer)
  const seeded = planMarket(plan, part, { chainId, people, sender: deployer })
  await runOnce(plan, { url, deployer, prepare: () => placeFixedContracts(url, [multicall3Contract()]) })
  return seeded
}

/**
 * Reads the id of a chain and the accounts that its node has unlocked.
 * @throws {Error} if the node has fewer than ten
 */
export async function readAccounts(url: string) {
  const [id, accounts] = await callRpcBatch(url, [{ method: 'eth_chainId' }, { method: 'eth_accounts' }])
  const people = (accounts as Address[]).map((address) => getAddress(address))
  const deployer = people[deployerIndex]
  if (!deployer) throw new Error(`The node at ${url} has no ten development accounts`)
  return { chainId: Number(id), people, deployer }
}

/** Plans tokens, Uniswap V2 with a pool for each pair, and the holdings of the first accounts. */
export function planMarket(
  plan: TransactionPlan,
  part: ChainMarket,
  { chainId, people, sender }: { chainId: number; people: readonly Address[]; sender: Address },
): SeededMarket {
  const tokens = planTokens(plan, part)
  const { exchange, pools } = planExchange(plan, tokens, part, { chainId, sender })
  planHoldings(plan, tokens, people, part.whole.tokens)
  return { tokens, exchange, pools }
}

/** A contract that clients expect at a fixed address, and the code that creates it. */
type FixedContract = { address: Address; code: Hex }

export function multicall3Contract(): FixedContract {
  return { address: multicall3, code: multicall3CreationCode() }
}

/**
 * Runs a plan on a new chain. A chain on which it has run already is not changed.
 * @param options `prepare`: runs before the plan
 * @throws {Error} if the chain contains something else, or if a transaction fails
 */
export async function runOnce(
  plan: TransactionPlan,
  { url, deployer, prepare }: { url: string; deployer: Address; prepare: () => Promise<void> },
) {
  const done = Number(await callRpc(url, 'eth_getTransactionCount', [deployer, 'latest']))
  if (done === plan.length) return
  if (done > 0) {
    throw new Error(
      `The chain at ${url} holds ${done} transactions of another demo, so it cannot be seeded. Start it afresh.`,
    )
  }
  await prepare()
  await callRpc(url, 'anvil_setBalance', [deployer, toHex(parseEther(deployerEther))])
  await plan.run(url)
}

/**
 * Stores contracts at fixed addresses. A call without a recipient runs creation code, and returns the code that it would
 * have deployed.
 */
export async function placeFixedContracts(url: string, contracts: readonly FixedContract[]) {
  const codes = await callRpcBatch(
    url,
    contracts.map(({ code }) => ({ method: 'eth_call', params: [{ data: code }, 'latest'] })),
  )
  await callRpcBatch(
    url,
    contracts.map(({ address }, index) => ({ method: 'anvil_setCode', params: [address, codes[index]] })),
  )
}
