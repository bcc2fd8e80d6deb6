import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { community } from '@/app/community'
import { parseDemoManifest } from '@/server/demo-manifest'
import { describeDeployment } from '@/server/deployment'
import { readEnv } from '@/server/env'
import { routerCheck, routerHealth, servedSettings } from '@/server/exchange/router-check'
import { waitOptions } from '../../support/event-loop'
import { demoManifest } from '../demo-deployment'
import { answerEach, type NodeStub, secretKey, startNodeStub } from '../node-stub'

const { factory, wrappedNative, router } = demoManifest.exchange
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => node.stop())

const setAnswers = (itsFactory: object, itsCoin: object) =>
  node.answerWith(
    answerEach(({ params }) => (Object(params[0]).data === '0xc45a0155' ? itsFactory : itsCoin)),
  )
const right = { result: word(factory) }
const rightCoin = { result: word(wrappedNative) }

const deployed = () => {
  const chains = [{ id: 31337, rpcUrl: node.url }]
  const manifest = parseDemoManifest(JSON.stringify({ ...demoManifest, chains }))
  return describeDeployment(community, readEnv(), manifest)
}
const logged = () => JSON.stringify(vi.mocked(console.error).mock.calls)

test('a router with the factory and the wrapped native coin of the exchange is offered to pages', async () => {
  setAnswers(right, rightCoin)
  const deployment = deployed()
  expect((await servedSettings(deployment)).exchange.router).toBe(router)
  expect(node.asked[0]?.body).toMatchObject([
    { method: 'eth_call', params: [{ to: router }, 'latest'] },
    { method: 'eth_call', params: [{ to: router }, 'latest'] },
  ])
  expect(routerHealth(deployment, deployment.settings.exchange)).toMatchObject({ ok: true })
  await servedSettings(deployment)
  expect(node.asked).toHaveLength(1)
})

test.each([
  ['of another factory', { result: word(wrappedNative) }, rightCoin],
  ['of another wrapped coin', right, { result: word(factory) }],
  ['that is no contract', { result: '0x' }, { result: '0x' }],
  ['that has no such function', { error: { code: 3, message: 'execution reverted' } }, rightCoin],
  ['that answers with more than an address', { result: `${word(factory)}00` }, rightCoin],
  ['that answers with a larger number', { result: word(factory).replace('0x00', '0x01') }, rightCoin],
])('a router %s is withheld, and health and log report it', async (_, itsFactory, itsCoin) => {
  setAnswers(itsFactory, itsCoin)
  const deployment = deployed()
  expect((await servedSettings(deployment)).exchange).toMatchObject({ router: null, factory })
  expect(routerHealth(deployment, deployment.settings.exchange)).toMatchObject({
    ok: false,
    problem: expect.stringContaining('swaps are not offered'),
  })
  expect(logged()).toContain('The router of venues is not the router of its factory')
  expect(logged()).not.toContain(secretKey)
})

test.each([
  ['refuses', () => node.answerWith((_, response) => void response.writeHead(502).end())],
  [
    'answers with an error of its own',
    () => setAnswers({ error: { code: -32_005, message: 'limit' } }, rightCoin),
  ],
  ['answers with rubbish', () => setAnswers({ result: { cat: 98 } }, rightCoin)],
])('while the node %s, the router is withheld without a warning, and checked again', async (_, fail) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    fail()
    const deployment = deployed()
    const check = routerCheck(deployment, deployment.settings.exchange) ?? expect.unreachable()
    await check.first
    expect((await servedSettings(deployment)).exchange.router).toBeNull()
    expect([routerHealth(deployment, deployment.settings.exchange), logged()]).toEqual([undefined, '[]'])
    setAnswers(right, rightCoin)
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(check.verdict).toBe('right'), waitOptions)
    expect((await servedSettings(deployment)).exchange.router).toBe(router)
  } finally {
    vi.useRealTimers()
  }
})

test('a health request starts no check, and without a node or a router nothing is checked', async () => {
  const deployment = deployed()
  expect(routerHealth(deployment, deployment.settings.exchange)).toBeUndefined()
  expect((await servedSettings({ ...deployment, nodes: new Map() })).exchange.router).toBeNull()
  const exchange = { ...deployment.settings.exchange, router: null }
  await servedSettings({ ...deployment, settings: { ...deployment.settings, exchange } })
  expect(node.asked).toEqual([])
})

test('each chain has its own verdict, and a chain whose node does not answer withholds its router alone', async () => {
  setAnswers(right, rightCoin)
  const deployment = deployed()
  const { settings } = deployment
  const other = { ...settings.exchange, chainId: 7 }
  const both = { ...deployment, settings: { ...settings, otherExchanges: [other] } }
  const served = await servedSettings(both)
  expect([served.exchange.router, served.otherExchanges?.[0]]).toEqual([router, { ...other, router: null }])
  const nodes = new Map([...deployment.nodes, [7, node.url]])
  expect(await servedSettings({ ...both, nodes })).toBe(both.settings)
})
