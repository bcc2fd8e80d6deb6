import { getAddress, parseEther, toHex } from 'viem'
import { multicall3CreationCode, ownArtifact, safeArtifact } from './artifacts.mjs'
import { callRpc, callRpcBatch } from './json-rpc.mjs'
import { planContractWallet, planSafe } from './seed-accounts.mjs'
import { planExchange, planHoldings, planTokens } from './seed-exchange.mjs'
import { planNames, universalResolver } from './seed-names.mjs'
import { TransactionPlan } from './transaction-plan.mjs'

/**
 * @typedef {import('viem').Address} Address
 * @typedef {import('viem').Hex} Hex
 *
 * What the demo is made of, every address with its EIP-55 checksum.
 * @typedef {object} DemoDeployment
 * @property {{ id: number, rpcUrl: string }[]} chains the first one is the seeded one
 * @property {Record<string, { address: Address, decimals: number, name: string }>} tokens by symbol
 * @property {{ chainId: number, factory: Address, initCodeHash: Hex, wrappedNative: Address, router: Address }} exchange
 * @property {Record<string, Address>} pools by the pair's name
 * @property {Address} multicall3
 * @property {Address} universalResolver
 * @property {Record<string, Address>} names
 * @property {{ address: Address, owners: Address[], threshold: number, singleton: Address, proxyFactory: Address, fallbackHandler: Address }} safe
 * @property {{ factory: Address, deployed: Address, owner: Address }} contractWallet
 */

/** Multicall3 is at this address on every chain (https://www.multicall3.com). */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** MultiSendCallOnly 1.4.1 is at this address on most chains, by `@safe-global/safe-deployments`. */
const multiSendCallOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/** Where the third account of the Demo Wallet finds the code for batches, `batchAccount` in `src/demo/batch-account.ts`. */
const batchAccount = '0x0000000000000000000000000000000000007702'

/** The tenth development account deploys, so that the first ones have made no transaction yet. */
const deployerIndex = 9
const deployerEther = '1000000'

/**
 * Fills a fresh development chain with all that the demo shows. Every fresh chain gets the same addresses; a chain
 * that is already seeded is left as it is.
 * @param {{ url: string, community: import('./seed-exchange.mjs').Market }} options `url` of an anvil node with the
 *   standard development accounts
 * @returns {Promise<DemoDeployment>}
 * @throws {Error} when the chain holds something else, or a transaction fails
 */
export async function seed({ url, community }) {
  const [id, accounts] = await callRpcBatch(url, [{ method: 'eth_chainId' }, { method: 'eth_accounts' }])
  const people = /** @type {Address[]} */ (accounts).map((address) => getAddress(address))
  const deployer = people[deployerIndex]
  if (!deployer) throw new Error(`The node at ${url} has no ten development accounts`)

  const plan = new TransactionPlan(deployer)
  const deployment = planDeployment(plan, { chainId: Number(id), url, community, people, deployer })
  const done = Number(await callRpc(url, 'eth_getTransactionCount', [deployer, 'latest']))
  if (done === plan.length) return deployment
  if (done > 0) {
    throw new Error(
      `The chain at ${url} holds ${done} transactions of another demo, so it cannot be seeded. Start it afresh.`,
    )
  }
  await placeFixedContracts(url)
  await callRpc(url, 'anvil_setBalance', [deployer, toHex(parseEther(deployerEther))])
  await plan.run(url)
  return deployment
}

/**
 * @param {TransactionPlan} plan
 * @param {{ chainId: number, url: string, community: import('./seed-exchange.mjs').Market, people: readonly Address[], deployer: Address }} context
 * @returns {DemoDeployment}
 */
function planDeployment(plan, { chainId, url, community, people, deployer }) {
  const [first, second, , fourth] = people
  if (!first || !second || !fourth) throw new Error('Four development accounts are needed')
  const tokens = planTokens(plan, community.tokens)
  const { exchange, pools } = planExchange(plan, tokens, community.pairs, { chainId, sender: deployer })
  planHoldings(plan, tokens, people)
  const safe = planSafe(plan, [first, second], tokens)
  const contractWallet = planContractWallet(plan, fourth)
  const names = planNames(plan, { people, safe: safe.address })
  const chains = [{ id: chainId, rpcUrl: url }]
  return { chains, tokens, exchange, pools, multicall3, universalResolver, names, safe, contractWallet }
}

/**
 * Puts the contracts that clients expect at a fixed address there: a call without a recipient runs creation code and
 * answers with what it would have created.
 * @param {string} url
 */
async function placeFixedContracts(url) {
  const contracts = [
    { address: multicall3, code: multicall3CreationCode() },
    { address: universalResolver, code: ownArtifact('NameService').bytecode },
    { address: batchAccount, code: ownArtifact('DemoBatchAccount').bytecode },
    { address: multiSendCallOnly, code: safeArtifact('libraries', 'MultiSendCallOnly').bytecode },
  ]
  const codes = await callRpcBatch(
    url,
    contracts.map(({ code }) => ({ method: 'eth_call', params: [{ data: code }, 'latest'] })),
  )
  await callRpcBatch(
    url,
    contracts.map(({ address }, index) => ({ method: 'anvil_setCode', params: [address, codes[index]] })),
  )
}
