import {
  createClient,
  custom,
  decodeFunctionData,
  type Hex,
  hashMessage,
  parseAbi,
  RpcRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import { verifySignature } from './verify-signature'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const message = 'I agree to cat on-chain.'
const signature = `0x${'12'.repeat(70)}` as const
const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
])
const padded = (magic: Hex) => `${magic}${'00'.repeat(28)}` as Hex

// Proves S7.1, S9.10
test('a contract with only the older isValidSignature is called by it (0x20c13b0b), with limited gas', async () => {
  const asked: unknown[] = []
  const client = nodeWith((call) => {
    const { args } = decodeFunctionData({ abi, data: call.data })
    asked.push([args, call.data.slice(0, 10), Number(call.gas)])
    if (call.data.startsWith('0x1626ba7e')) throw reverted()
    return padded('0x20c13b0b')
  })
  expect(await verifySignature({ address, message, signature }, client)).toBe('contract')
  const args = [hashMessage(message), signature]
  expect(asked).toEqual([
    [args, '0x1626ba7e', 5_000_000],
    [args, '0x20c13b0b', 5_000_000],
  ])
})

test.each([
  ['nothing', '0x'],
  ['true', `0x${'1'.padStart(64, '0')}`],
  ['the other magic', padded('0x20c13b0b')],
  ['the magic and more', `0x1626ba7e${'00'.repeat(27)}01`],
  ['the magic alone', '0x1626ba7e'],
] as const)(
  'a contract that answers %s to the current isValidSignature rejects the signature',
  async (_, answer) => {
    const client = nodeWith(({ data }) => (data.startsWith('0x1626ba7e') ? answer : '0x'))
    expect(await verifySignature({ address, message, signature }, client)).toBeNull()
  },
)

test('a rate-limited node is a failure of the node, not of the signature', async () => {
  const client = nodeWith(() => {
    throw rpcError(-32005, 'limit exceeded')
  })
  const asked = verifySignature({ address, message, signature }, client)
  await expect(asked).rejects.toMatchObject({ code: 'node-unavailable' })
})

type Call = { data: Hex; gas: Hex }

function nodeWith(answer: (call: Call) => Hex) {
  const request = async ({ method, params }: { method: string; params: [Call] }) =>
    method === 'eth_getCode' ? '0x60' : answer(params[0])
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

function reverted(): Error {
  return rpcError(3, 'execution reverted')
}

function rpcError(code: number, text: string): Error {
  return new RpcRequestError({ body: {}, url: 'http://node.example', error: { code, message: text } })
}
