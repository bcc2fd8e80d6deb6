import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchNode } from '@/server/health'
import { expectChains } from '@/server/rpc/chain-check'
import { callNode, checkChains, nodeLimits } from '@/server/rpc/rpc-node'
import { fetchFrom } from '@/server/rpc/served-nodes'
import { captureLog } from '../captured-log'
import { answerEach, type NodeStub, secretKey, startNodeStub } from '../node-stub'

const block = { number: '0x10', timestamp: '0x10' }
/** Answers as a node of a chain. */
const nodeOf = (chainId: number) =>
  answerEach(({ method }) => ({ result: method === 'eth_chainId' ? `0x${chainId.toString(16)}` : block }))

let nodes: NodeStub[]
beforeEach(async () => {
  captureLog()
  nodes = [await startNodeStub(), await startNodeStub()]
})
afterEach(async () => {
  expectChains([])
  await Promise.all(nodes.map((node) => node.stop()))
})

function expectNodes(...chainIds: number[]) {
  expectChains(
    chainIds.map((chainId, index) => ({
      url: nodes[index]?.url ?? '',
      chainId,
      variable: `RPC_URL_${chainId}`,
    })),
  )
}
const methods = (node?: NodeStub) => node?.asked.map(({ body }) => Reflect.get(Object(body), 'method'))
const readBlock = (url = '') =>
  callNode(url, [{ method: 'eth_getBlockByNumber', params: ['latest', false] }], nodeLimits)

test('a start accepts nodes of their chains, and asks each of them once', async () => {
  nodes[0]?.answerWith(nodeOf(1))
  nodes[1]?.answerWith(nodeOf(8453))
  expectNodes(1, 8453)
  await checkChains()
  await readBlock(nodes[0]?.url)
  await readBlock(nodes[0]?.url)
  expect(methods(nodes[0])).toEqual(['eth_chainId', 'eth_getBlockByNumber', 'eth_getBlockByNumber'])
})

test('a start refuses a node of another chain, by the name of its variable and without its address', async () => {
  nodes[0]?.answerWith(nodeOf(1))
  nodes[1]?.answerWith(nodeOf(1))
  expectNodes(1, 8453)
  const error = await checkChains().catch((reason: Error) => reason)
  expect(error).toMatchObject({ code: 'environment-invalid' })
  const text = String(Object(error).message)
  expect(text).toContain('RPC_URL_8453: the node is of chain 1, and must be of 8453')
  expect(text).not.toMatch(new RegExp(`RPC_URL_1\\b|${secretKey}|127\\.0\\.0\\.1`))
})

test('two chains with the address of one node are refused', async () => {
  const [node] = nodes
  node?.answerWith(nodeOf(1))
  const url = node?.url ?? ''
  expectChains([1, 8453].map((chainId) => ({ url, chainId, variable: `RPC_URL_${chainId}` })))
  await expect(checkChains()).rejects.toThrow('RPC_URL_8453: the node is of chain 1')
})

test.each([
  ['refuses', (node?: NodeStub) => node?.answerWith((_, response) => void response.writeHead(502).end())],
  ['is silent', (node?: NodeStub) => node?.answerWith(() => undefined)],
  ['does not name its chain', (node?: NodeStub) => node?.answerWith(answerEach(() => ({ result: 'one' })))],
])('a node that %s does not prevent the start, and is asked again before its first use', async (_, fail) => {
  const [node] = nodes
  fail(node)
  expectNodes(1)
  await checkChains()
  expect(await watchNode(node?.url ?? '')()).toMatchObject({
    ok: false,
    problem: expect.stringContaining('does not answer'),
  })
  node?.answerWith(nodeOf(1))
  node?.asked.splice(0)
  await readBlock(node?.url)
  expect(methods(node)).toEqual(['eth_chainId', 'eth_getBlockByNumber'])
})

test('a node that names another chain after the start gets no call, and health names its variable', async () => {
  const [node] = nodes
  const url = node?.url ?? ''
  node?.answerWith((_, response) => void response.writeHead(502).end())
  expectNodes(8453)
  await checkChains()
  node?.answerWith(nodeOf(1))
  node?.asked.splice(0)
  const log = vi.spyOn(console, 'error')
  await expect(readBlock(url)).rejects.toMatchObject({ code: 'node-unavailable' })
  await expect(fetchFrom(url)(url, { method: 'POST', body: '{}' })).rejects.toThrow()
  expect(methods(node)).toEqual(['eth_chainId'])
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining(secretKey))
  const health = await watchNode(url)()
  expect(health).toMatchObject({
    ok: false,
    problem: expect.stringContaining('RPC_URL_8453: the node is of chain 1'),
  })
})
