import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  keccak256,
  pad,
  parseEther,
  zeroAddress,
} from 'viem'
import { ownArtifact, safeArtifact } from './artifacts.ts'
import { amountWorth, inventedTokens } from './market.ts'
import type { Market } from './market-parts.ts'
import { type DemoToken, planTransfer } from './seed-exchange.ts'
import type { TransactionPlan } from './transaction-plan.ts'

const saltNonce = 98n
const safeEther = '25'
/** The value of the community's token and of a stablecoin in the Safe, in dollars. */
const [ownWorth, stableWorth] = [20_000, 7_500]
const stablecoins = ['USDT', 'USDC', 'DAI']

export function planSafe(
  plan: TransactionPlan,
  owners: readonly Address[],
  tokens: Readonly<Record<string, DemoToken>>,
  definitions: Market['tokens'],
) {
  const safe = safeArtifact('.', 'Safe')
  const factory = safeArtifact('proxies', 'SafeProxyFactory')
  const singleton = plan.create('the Safe', safe)
  const proxyFactory = plan.create('the Safe factory', factory)
  const fallbackHandler = plan.create(
    'the Safe handler',
    safeArtifact('handler', 'CompatibilityFallbackHandler'),
  )
  const threshold = owners.length
  const none = zeroAddress
  const initializer = encodeFunctionData({
    abi: safe.abi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), none, '0x', fallbackHandler, none, 0n, none],
  })
  plan.call(proxyFactory, factory.abi, 'createProxyWithNonce', [singleton, initializer, saltNonce])

  const address = safeAddress(proxyFactory, singleton, initializer)
  plan.pay(address, parseEther(safeEther))
  const own = inventedTokens(definitions).find((symbol) => tokens[symbol])
  const stable = stablecoins.find((symbol) => tokens[symbol])
  for (const [symbol, dollars] of [
    [own, ownWorth],
    [stable, stableWorth],
  ] as const) {
    const token = symbol && tokens[symbol]
    if (token)
      planTransfer(plan, token.address, address, amountWorth(symbol, token.decimals, dollars, definitions))
  }
  return { address, owners: [...owners], threshold, singleton, proxyFactory, fallbackHandler }
}

/**
 * Plans a factory of contract wallets and one wallet (EIP-1271). Other wallets can sign before they are deployed
 * (EIP-6492).
 */
export function planContractWallet(plan: TransactionPlan, owner: Address) {
  const artifact = ownArtifact('ContractWalletFactory')
  const factory = plan.create('the factory of contract wallets', artifact)
  const salt = pad('0x00', { size: 32 })
  plan.call(factory, artifact.abi, 'create', [owner, salt])
  const bytecode = concat([ownArtifact('ContractWallet').bytecode, pad(owner, { size: 32 })])
  return { factory, deployed: getCreate2Address({ from: factory, salt, bytecode }), owner }
}

/**
 * Returns the address of a proxy of the Safe factory (EIP-1014): its salt covers the initial call, its code the
 * singleton.
 */
function safeAddress(proxyFactory: Address, singleton: Address, initializer: Hex) {
  const salt = keccak256(
    encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [keccak256(initializer), saltNonce]),
  )
  const bytecode = concat([safeArtifact('proxies', 'SafeProxy').bytecode, pad(singleton, { size: 32 })])
  return getCreate2Address({ from: proxyFactory, salt, bytecode })
}
