import { createClient, custom, encodeAbiParameters, type Hex, namehash, RpcRequestError } from 'viem'
import { expect, test } from 'vitest'
import * as selectors from '@/domain/selectors'
import { readRegisteredAddress, readRegisteredAvatar, readRegisteredName } from './name-registry'

const registry = {
  address: '0x00000000000000000000000000000000000000aa',
  reverseRoot: '80002105.reverse',
  suffix: '.base.eth',
} as const
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const [resolverWord, accountWord] = ['0x00000000000000000000000000000000000000bb', account].map((address) =>
  encodeAbiParameters([{ type: 'address' }], [address as Hex]),
) as [Hex, Hex]
const textOf = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

/** The answers of the node by the selector of the call: data, or an error. */
type Answers = Readonly<Record<Hex, unknown>>

const named: Answers = {
  [selectors.resolver]: resolverWord,
  [selectors.nameOfNode]: textOf('cat.base.eth'),
  [selectors.addr]: accountWord,
  [selectors.addrOfCoin]: encodeAbiParameters([{ type: 'bytes' }], [account]),
  [selectors.text]: textOf('data:image/png;base64,AAAA'),
}

function clientOf(answers: Answers, asked: unknown[] = []) {
  const request = async ({ params: [{ to, data }, block] }: { params: [{ to: Hex; data: Hex }, string] }) => {
    asked.push([to, data.slice(0, 74), block])
    const answer = answers[data.slice(0, 10) as Hex]
    if (answer instanceof Error) throw answer
    return answer
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

/** Reads each kind of record: both kinds of addresses, the primary name and the avatar. */
async function readAll(answers: Answers) {
  const client = clientOf(answers)
  return [
    await readRegisteredAddress(client, registry, 'cat.base.eth', null),
    await readRegisteredAddress(client, registry, 'cat.base.eth', 10n),
    await readRegisteredName(client, registry, account),
    await readRegisteredAvatar(client, registry, 'cat.base.eth'),
  ]
}

const none = [null, null, null, null]

test('a primary name is read at the reverse node, and its address is read at its own node', async () => {
  const asked: unknown[] = []
  expect(await readRegisteredName(clientOf(named, asked), registry, account)).toBe('cat.base.eth')
  const reverse = namehash(`${account.slice(2).toLowerCase()}.80002105.reverse`).slice(2)
  const forward = namehash('cat.base.eth').slice(2)
  const resolver = `0x${resolverWord.slice(26)}`
  expect(asked).toEqual([
    [registry.address, `${selectors.resolver}${reverse}`, 'latest'],
    [resolver, `${selectors.nameOfNode}${reverse}`, 'latest'],
    [registry.address, `${selectors.resolver}${forward}`, 'latest'],
    [resolver, `${selectors.addr}${forward}`, 'latest'],
  ])
})

test('every record is read from well-formed answers', async () => {
  const address = account.toLowerCase()
  expect(await readAll(named)).toEqual([address, address, 'cat.base.eth', 'data:image/png;base64,AAAA'])
})

const malformed: readonly unknown[] = [
  ...[undefined, null, 7, {}, '', '0x', '0x1', 'html', `0x${'z'.repeat(64)}`, `0x${'g'.repeat(192)}`],
  ...[`0x${'0'.repeat(64)}`, `0x${'f'.repeat(64)}`, `0x${'f'.repeat(192)}`],
  ...[textOf('cat.base.eth').slice(0, 150), encodeAbiParameters([{ type: 'bytes' }], ['0xff00fe'])],
]

test.each(malformed)('a resolver that answers %j has no record', async (answer) => {
  const { [selectors.resolver]: resolver } = named
  const answers = Object.fromEntries(Object.keys(named).map((selector) => [selector, answer]))
  expect(await readAll({ ...answers, [selectors.resolver]: resolver })).toEqual(none)
})

test.each(malformed)('a registry that answers %j has no resolver', async (answer) => {
  expect(await readAll({ ...named, [selectors.resolver]: answer })).toEqual(none)
})

test.each([
  [3, 'execution reverted'],
  [-32_000, 'execution reverted: no such name'],
  [-32_000, 'out of gas'],
  [-32_003, 'EVM error: InvalidFEOpcode'],
])('a contract that fails with code %d (%s) has no record', async (code, message) => {
  const error = rpcError(code, message)
  const failing = Object.fromEntries(Object.keys(named).map((selector) => [selector, error]))
  expect(await readAll(failing)).toEqual(none)
  expect(await readAll({ ...failing, [selectors.resolver]: resolverWord })).toEqual(none)
})

test.each([
  ['a missing node', new Error('connection refused')],
  ['a limit of the node', rpcError(-32_005, 'limit exceeded')],
])('%s is an error', async (_, error) => {
  for (const selector of [selectors.resolver, selectors.addr]) {
    const client = clientOf({ ...named, [selector]: error })
    await expect(readRegisteredAddress(client, registry, 'cat.base.eth', null)).rejects.toThrow()
    await expect(readRegisteredName(client, registry, account)).rejects.toThrow()
  }
})

test.each([
  ['cat.base.eth', 'cat.base.eth'],
  ['caf\u00e9.base.eth', 'caf\u00e9.base.eth'],
  ['Cat.base.eth', null],
  ['c\u0430t.base.eth', null],
  ['cat.base.eth ', null],
  ['cat.base.eth\0', null],
  ['.base.eth', null],
  ['base.eth', null],
  ['catbase.eth', null],
  ['vitalik.eth', null],
  ['cat.base.eth.evil.eth', null],
  ['<img src=x>.base.eth', null],
  ['0x52908400098527886e0f7030069857d2e4169ee7.base.eth', null],
  [`${'a.'.repeat(123)}.base.eth`, null],
  [`${'z'.repeat(245)}.base.eth`, null],
  [`${'z'.repeat(244)}.base.eth`, `${'z'.repeat(244)}.base.eth`],
  ['', null],
])('the reverse record %j is read as %j', async (name, shown) => {
  const client = clientOf({ ...named, [selectors.nameOfNode]: textOf(name) })
  expect(await readRegisteredName(client, registry, account)).toBe(shown)
})

test.each([
  ['https://pictures.example/cat.png', null],
  ['data:text/html,<script>', null],
  ['', null],
])('the avatar %j is read as %j', async (avatar, shown) => {
  const client = clientOf({ ...named, [selectors.text]: textOf(avatar) })
  expect(await readRegisteredAvatar(client, registry, 'cat.base.eth')).toBe(shown)
})

test('a name of another registry is not looked up', async () => {
  const asked: unknown[] = []
  const client = clientOf(named, asked)
  expect(await readRegisteredAddress(client, registry, 'vitalik.eth', null)).toBeNull()
  expect(await readRegisteredAvatar(client, registry, 'vitalik.eth')).toBeNull()
  expect(asked).toEqual([])
})

function rpcError(code: number, message: string): Error {
  return new RpcRequestError({ body: {}, url: 'http://node.example', error: { code, message } })
}
