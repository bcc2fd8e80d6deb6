import {
  createClient,
  custom,
  encodeFunctionData,
  numberToHex,
  parseAbi,
  RpcRequestError,
  serializeErc6492Signature,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifySignature } from '@/chain/verify-signature'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { rpcCall } from './rpc-calls'
import { pageOf } from './rpc-ports'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

function clientOfPage() {
  const page = pageOf(chains.deployment.chains[0]?.rpcUrl ?? '')
  const asked: unknown[] = []
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    asked.push([method, (params as unknown[] | undefined)?.[1]])
    const answer = (await page.ask(rpcCall(method, 1, params))) as {
      result?: unknown
      error?: { code: number; message: string }
    }
    if (answer.error) throw new RpcRequestError({ body: {}, url: '', error: answer.error })
    return answer.result
  }
  return { client: createClient({ transport: custom({ request }, { retryCount: 0 }) }), asked }
}

const factoryAbi = parseAbi([
  'function create(address owner, bytes32 salt) returns (address)',
  'function addressOf(address owner, bytes32 salt) view returns (address)',
])
const message = 'a line in the guestbook'

test("a page verifies a contract's signature at the requested block (EIP-1271)", async () => {
  const { client, asked } = clientOfPage()
  const block = numberToHex(await chains.client.getBlockNumber())
  const { deployed: address } = chains.deployment.contractWallet
  const signatureOf = (index: number) => developmentAccount(index).signMessage({ message })
  const signed = { address, message, signature: await signatureOf(3) }
  expect(await verifySignature(signed, client, block)).toBe('contract')
  expect(asked).toEqual([
    ['eth_getCode', block],
    ['eth_call', block],
  ])
  expect(await verifySignature({ ...signed, signature: await signatureOf(2) }, client, block)).toBe(null)
})

test('a page verifies the signature of a contract that is not deployed yet (EIP-6492)', async () => {
  const { client } = clientOfPage()
  const block = numberToHex(await chains.client.getBlockNumber())
  const { factory } = chains.deployment.contractWallet
  const args = [developmentAccount(5).address, `0x${'98'.repeat(32)}`] as const
  const address = await chains.client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'addressOf',
    args,
  })
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'create', args })
  const signedBy = async (index: number) => ({
    ...{ address, message },
    signature: serializeErc6492Signature({
      address: factory,
      data,
      signature: await developmentAccount(index).signMessage({ message }),
    }),
  })
  expect(await verifySignature(await signedBy(5), client, block)).toBe('contract')
  expect(await verifySignature(await signedBy(6), client, block)).toBe(null)
  expect(await chains.client.getCode({ address })).toBeUndefined()
})
