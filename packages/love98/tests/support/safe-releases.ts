import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  type Abi,
  type Address,
  concat,
  encodeDeployData,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  zeroAddress,
} from 'viem'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import type { DemoChains } from './demo-chains'
import { receiptOf } from './receipt-of'

type Client = DemoChains['client']
type Artifact = { abi: Abi; bytecode: Hex }

/**
 * The factory that created 1.3.0, which every development node has, and the Safe project's own factory, with the same
 * code.
 */
export const factories = {
  first: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
  second: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
} as const satisfies Record<string, Address>
const require = createRequire(import.meta.url)

/** Reads a contract of the Safe project from its package: 1.3.0, or the present version. */
export function artifact(release: '1.3.0' | '1.4.1', path: string): Artifact {
  const former = require.resolve('@gnosis.pm/safe-contracts/package.json')
  const present = require.resolve('@safe-global/safe-contracts/package.json')
  const folder = dirname(release === '1.3.0' ? former : present)
  return JSON.parse(readFileSync(join(folder, 'build/artifacts/contracts', path), 'utf8'))
}

/**
 * Creates contracts at the addresses of the Safe project on public chains: address and code follow from the
 * packages.
 */
export async function deployReleases(client: Client): Promise<{ proxyFactory: Address }> {
  const code = await client.getCode({ address: factories.first })
  await client.setCode({ address: factories.second, bytecode: code ?? '0x' })
  const former = (path: string) => createByFactory(client, factories.first, artifact('1.3.0', path).bytecode)
  const present = (path: string) =>
    createByFactory(client, factories.second, artifact('1.4.1', path).bytecode)
  await former('GnosisSafe.sol/GnosisSafe.json')
  await former('GnosisSafeL2.sol/GnosisSafeL2.json')
  await former('handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json')
  const proxyFactory = await former('proxies/GnosisSafeProxyFactory.sol/GnosisSafeProxyFactory.json')
  const args = [
    await present('Safe.sol/Safe.json'),
    await present('SafeL2.sol/SafeL2.json'),
    await present('handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json'),
  ]
  const migration = artifact('1.4.1', 'libraries/SafeMigration.sol/SafeMigration.json')
  await createByFactory(client, factories.second, encodeDeployData({ ...migration, args }))
  return { proxyFactory }
}

/** Creates a Safe of version 1.3.0 whose two owners, the first development accounts, must both sign. */
export async function createFormerSafe(
  client: Client,
  { proxyFactory, singleton, handler }: Record<'proxyFactory' | 'singleton' | 'handler', Address>,
): Promise<Address> {
  const owners = [developmentAccount(0).address, developmentAccount(1).address]
  const { abi } = artifact('1.3.0', 'GnosisSafe.sol/GnosisSafe.json')
  const args = [owners, 2n, zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress]
  const initializer = encodeFunctionData({ abi, functionName: 'setup', args })
  const factory = artifact('1.3.0', 'proxies/GnosisSafeProxyFactory.sol/GnosisSafeProxyFactory.json')
  const call = {
    abi: factory.abi,
    address: proxyFactory,
    functionName: 'createProxy',
    args: [singleton, initializer],
    account: developmentAccount(9).address,
    gas: 1_000_000n,
  } as const
  const { result } = await client.simulateContract(call)
  await receiptOf(client, await client.writeContract({ ...call, chain: null }))
  return result as Address
}

/** Creates a contract through a factory (EIP-1014, salt 0) if it is missing, and returns its address. */
export async function createByFactory(client: Client, factory: Address, code: Hex): Promise<Address> {
  const salt = `0x${'0'.repeat(64)}` as const
  const known = getCreate2Address({ from: factory, salt, bytecode: code })
  if (await client.getCode({ address: known })) return known
  const data = concat([salt, code])
  const { data: address } = await client.call({ to: factory, data, gas: 20_000_000n })
  const account = developmentAccount(9).address
  const hash = await client.sendTransaction({ account, to: factory, data, gas: 20_000_000n, chain: null })
  await receiptOf(client, hash)
  return address ?? '0x'
}
