import { BaseError, ContractFunctionRevertedError, encodeFunctionData, parseAbi, toHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPrimaryName } from '@/chain/names/primary-name'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { receiptOf } from '../support/receipt-of'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const cat = developmentAccount(0).address
const shy = developmentAccount(3).address
const unnamed = developmentAccount(8).address

test('each name and its address resolve to each other', async () => {
  const { client, deployment } = chains
  const names = Object.entries(deployment.names)
  expect(names.length).toBeGreaterThanOrEqual(5)
  for (const [name, address] of names) {
    expect(await client.getEnsAddress({ name, strict: true })).toBe(address)
    expect(await client.getEnsName({ address, strict: true })).toBe(name)
  }
  expect(deployment.names['friend.eth']).toBe(cat)
  expect(deployment.names['safe.friend.eth']).toBe(deployment.safe.address)
})

test('an avatar is a picture that needs no other host', async () => {
  const { client } = chains
  const text = await client.getEnsText({ name: 'friend.eth', key: 'avatar', strict: true })
  const avatar = await client.getEnsAvatar({ name: 'friend.eth', strict: true })
  expect(avatar).toBe(text)
  const [type, data] = (avatar ?? '').split(',')
  expect(type).toBe('data:image/svg+xml;base64')
  expect(atob(data ?? '')).toMatch(
    /^<svg [^>]*viewBox="0 0 9 9"[^>]*>(<path fill="#\w{6}" d="(M\d \d\w+-1z|M0 0h9v9H0z)+"\/>){4}<\/svg>$/,
  )
})

test('an unset record is null', async () => {
  const { client } = chains
  expect(await client.getEnsText({ name: 'friend.eth', key: 'url', strict: true })).toBeNull()
  expect(await client.getEnsAvatar({ name: 'shy.eth', strict: true })).toBeNull()
  expect(await client.getEnsAddress({ name: 'friend.eth', coinType: 0n, strict: true })).toBeNull()
  expect(await client.getEnsAddress({ name: 'friend.eth', coinType: 60n, strict: true })).toBe(
    cat.toLowerCase(),
  )
})

test('an unknown name or address is null', async () => {
  const { client } = chains
  for (const name of ['unregistered.eth', 'eth', 'other.friend.eth']) {
    expect(await client.getEnsAddress({ name })).toBeNull()
    expect(await client.getEnsText({ name, key: 'avatar' })).toBeNull()
    expect(await client.getEnsAvatar({ name })).toBeNull()
  }
  expect(await client.getEnsName({ address: unnamed })).toBeNull()
})

test('a primary name that resolves to another address is rejected', async () => {
  const { client, deployment } = chains
  const hash = await client.writeContract({
    account: unnamed,
    address: deployment.universalResolver,
    abi: parseAbi(['function setPrimaryName(address, string)']),
    functionName: 'setPrimaryName',
    args: [unnamed, 'friend.eth'],
  })
  await receiptOf(client, hash)
  expect(await client.getEnsName({ address: unnamed })).toBeNull()
  await expect(client.getEnsName({ address: unnamed, strict: true })).rejects.toThrow(
    'ReverseAddressMismatch',
  )
  expect(await client.getEnsName({ address: shy })).toBe('shy.eth')
})

test('the server reads the same names from its node', async () => {
  const { deployment } = chains
  const nodeUrl = deployment.chains[0]?.rpcUrl ?? ''
  const place = { nodeUrl, universalResolver: deployment.universalResolver }
  expect(await readPrimaryName(place, cat)).toBe('friend.eth')
  expect(await readPrimaryName(place, developmentAccount(7).address)).toBeNull()
  await expect(readPrimaryName({ ...place, nodeUrl: 'http://127.0.0.1:9' }, cat)).rejects.toThrow()
})

test('the universal resolver reverts with the known errors', async () => {
  expect(
    await errorOf('unregistered.eth', encodeFunctionData({ abi: textAbi, args: [zero, 'avatar'] })),
  ).toBe('ResolverNotFound')
  expect(await errorOf('friend.eth', '0x12345678')).toBe('UnsupportedResolverProfile')
})

const zero = `0x${'00'.repeat(32)}` as const
const textAbi = parseAbi(['function text(bytes32, string) view returns (string)'])
const resolverAbi = parseAbi([
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'error ResolverNotFound(bytes name)',
  'error UnsupportedResolverProfile(bytes4 selector)',
])

async function errorOf(name: string, data: `0x${string}`) {
  const { client, deployment } = chains
  try {
    await client.readContract({
      address: deployment.universalResolver,
      abi: resolverAbi,
      functionName: 'resolveWithGateways',
      args: [toHex(packetToBytes(name)), data, []],
    })
  } catch (error) {
    const reverted =
      error instanceof BaseError
        ? error.walk((cause) => cause instanceof ContractFunctionRevertedError)
        : null
    return reverted instanceof ContractFunctionRevertedError ? reverted.data?.errorName : error
  }
}
