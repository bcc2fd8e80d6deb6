import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { executionData } from '@/safe/execution'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { createLedger, type Proposal, statusOf } from '../../../scripts/demo/gateway/ledger.ts'
import { startMockGateway } from '../../../scripts/demo/gateway/mock-gateway.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'

let chains: DemoChains
let proxy: Server
/** Runs once, after the node answered `eth_getLogs` and before the caller receives the answer. */
let afterLogs: (() => Promise<void>) | null = null
let isNodeDown = false
/** Refuses `times` requests that contain this text. */
let refused = { text: '', times: 0 }

beforeAll(async () => {
  chains = await startChains()
  const node = chains.deployment.chains[0]?.rpcUrl ?? ''
  proxy = createServer(async (request, response) => {
    if (isNodeDown) return void response.writeHead(503).end()
    const body = await textOf(request)
    if (refused.times > 0 && body.includes(refused.text)) {
      refused.times--
      return void response.writeHead(503).end()
    }
    const answer = await fetch(node, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const text = await answer.text()
    if (body.includes('eth_getLogs')) {
      const hook = afterLogs
      afterLogs = null
      await hook?.()
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
})
afterAll(async () => {
  proxy?.closeAllConnections()
  proxy?.close()
  await chains?.stop()
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

async function signedPayment(): Promise<{ proposal: Proposal; execute: () => Promise<void> }> {
  const { deployment } = chains
  const node = deployment.chains[0]?.rpcUrl ?? ''
  const safe = { chainId: 31_337, address: deployment.safe.address }
  const [first, second] = [developmentAccount(0), developmentAccount(1)]
  const transaction = plainTransaction({ to: second.address, value: 1n, nonce: 0 })
  const safeTxHash = safeTransactionHash(safe, transaction)
  const signed = await Promise.all(
    [first, second].map(async (owner) => ({
      owner: owner.address,
      signature: await owner.sign({ hash: safeTxHash }),
      at: 0,
    })),
  )
  const agreements = signed.map((one) => ({ ...one, kind: 'key' as const }))
  const data = executionData(transaction, { agreements, threshold: 2 })
  const digits = { value: '1', safeTxGas: '0', baseGas: '0', gasPrice: '0', nonce: 0 }
  return {
    proposal: {
      ...transaction,
      ...digits,
      refundReceiver: zeroAddress,
      safeTxHash,
      proposer: first.address,
      confirmations: signed,
      note: null,
      submittedAt: 0,
      executed: null,
    },
    async execute() {
      const call = { from: first.address, to: safe.address, data, gas: '0x4c4b40' }
      await callRpc(node, 'eth_sendTransaction', [call])
      await callRpc(node, 'evm_mine')
    },
  }
}

test('the ledger never reports an executed transaction as cancelled when a block arrives between two of its reads', async () => {
  const { port } = proxy.address() as AddressInfo
  const ledger = createLedger({ url: `http://127.0.0.1:${port}`, safe: chains.deployment.safe.address })
  const { proposal, execute } = await signedPayment()
  ledger.propose(proposal)
  expect(statusOf(proposal, await ledger.now())).toBe('AWAITING_EXECUTION')

  await callRpc(chains.deployment.chains[0]?.rpcUrl ?? '', 'evm_mine')
  afterLogs = execute
  const during = await ledger.now()
  expect(afterLogs).toBe(null)
  expect([during.nonce, statusOf(proposal, during)]).toEqual([0, 'AWAITING_EXECUTION'])

  const after = await ledger.now()
  expect([after.nonce, statusOf(proposal, after)]).toEqual([1, 'SUCCESS'])
})

test('the ledger answers again after one failure of the node', async () => {
  const { port } = proxy.address() as AddressInfo
  const ledger = createLedger({ url: `http://127.0.0.1:${port}`, safe: chains.deployment.safe.address })
  isNodeDown = true
  await expect(ledger.now()).rejects.toThrow('HTTP status 503')
  isNodeDown = false
  expect((await ledger.now()).owners).toEqual(chains.deployment.safe.owners)
})

const proxyUrl = () => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`

test.each(['eth_blockNumber', 'eth_getLogs', 'eth_getBlockByNumber', 'eth_call'])(
  'a refused %s neither stops the gateway nor duplicates a row',
  async (text) => {
    const { deployment } = chains
    const [chain] = deployment.chains
    if (!chain) throw new Error('The deployment lists no chain')
    const gateway = await startMockGateway({
      deployment: { ...deployment, chains: [{ ...chain, rpcUrl: proxyUrl() }] },
    })
    try {
      const path = `/v1/chains/31337/safes/${deployment.safe.address}/transactions`
      const rowsOf = async (list: string) => {
        const answer = await fetch(`${gateway.url}${path}/${list}`)
        return answer.ok ? (await answer.json()).results.length : answer.status
      }
      refused = { text, times: 1 }
      expect(await rowsOf('history')).toBe(500)
      expect(refused.times).toBe(0)
      const [history, queue] = [await rowsOf('history'), await rowsOf('queued')]
      refused = { text, times: 1 }
      await callRpc(chain.rpcUrl, 'evm_mine')
      await rowsOf('history')
      expect([await rowsOf('history'), await rowsOf('queued')]).toEqual([history, queue])
      expect(history).toBeGreaterThan(3)
      expect(queue).toBe(7)
    } finally {
      refused = { text: '', times: 0 }
      await gateway.stop()
    }
  },
)
