import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getCreate2Address,
  keccak256,
  pad,
  parseEther,
  zeroAddress,
} from 'viem'
import { ownArtifact, safeArtifact } from './artifacts.mjs'
import { amountWorth } from './market.mjs'
import { planTransfer } from './seed-exchange.mjs'

/**
 * @typedef {import('viem').Address} Address
 * @typedef {import('./transaction-plan.mjs').TransactionPlan} TransactionPlan
 */

const saltNonce = 98n
const safeEther = '25'
const safeTokens = /** @type {const} */ ({ LOVE: 20_000, USDT: 7_500 })

/**
 * Plans Safe 1.4.1 and one Safe that needs all of its owners, with some Ether, LOVE and USDT.
 * @param {TransactionPlan} plan
 * @param {readonly Address[]} owners
 * @param {Readonly<Record<string, import('./seed-exchange.mjs').DemoToken>>} tokens
 */
export function planSafe(plan, owners, tokens) {
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
  for (const [symbol, dollars] of Object.entries(safeTokens)) {
    const token = tokens[symbol]
    if (token) planTransfer(plan, token.address, address, amountWorth(symbol, token.decimals, dollars))
  }
  return { address, owners: [...owners], threshold, singleton, proxyFactory, fallbackHandler }
}

/**
 * Plans a factory of contract wallets and one wallet (EIP-1271); further ones may sign before they exist (EIP-6492).
 * @param {TransactionPlan} plan
 * @param {Address} owner
 */
export function planContractWallet(plan, owner) {
  const artifact = ownArtifact('ContractWalletFactory')
  const factory = plan.create('the factory of contract wallets', artifact)
  const salt = pad('0x00', { size: 32 })
  plan.call(factory, artifact.abi, 'create', [owner, salt])
  const bytecode = concat([ownArtifact('ContractWallet').bytecode, pad(owner, { size: 32 })])
  return { factory, deployed: getCreate2Address({ from: factory, salt, bytecode }), owner }
}

/**
 * Where the Safe factory puts a proxy: the salt covers its initial call, the code its singleton (EIP-1014).
 * @param {Address} proxyFactory
 * @param {Address} singleton
 * @param {import('viem').Hex} initializer
 */
function safeAddress(proxyFactory, singleton, initializer) {
  const salt = keccak256(
    encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [keccak256(initializer), saltNonce]),
  )
  const bytecode = concat([safeArtifact('proxies', 'SafeProxy').bytecode, pad(singleton, { size: 32 })])
  return getCreate2Address({ from: proxyFactory, salt, bytecode })
}
