import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import community from '@community/config'
import { getAddress } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { findAnvil, PortInUseError, startAnvil } from '../../../scripts/demo/anvil.ts'
import { startDemoChains } from '../../../scripts/demo/chains.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { seed } from '../../../scripts/demo/seed.ts'
import { isRunning, startChains } from '../../support/demo-chains'

test('a restart gives the same addresses, and the manifest contains them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'love98-chain-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const manifestFile = join(folder, 'deep', 'deployment.json')
  const progress: string[] = []
  const first = await startChains({ manifestFile, progress, pairsOn: 'both' })
  await first.stop()
  const second = await startChains({ pairsOn: 'both' })
  await second.stop()

  const { chains: firstChains, safeGateway: _first, ...firstRest } = first.deployment
  const { chains: secondChains, safeGateway: _second, ...secondRest } = second.deployment
  expect(secondRest).toEqual(firstRest)
  expect(firstChains.map(({ id }) => id)).toEqual([31337, 31338])
  expect(secondChains.map(({ id }) => id)).toEqual([31337, 31338])
  const manifest = await readFile(manifestFile, 'utf8')
  expect(JSON.parse(manifest)).toEqual(first.deployment)
  expect(progress.sort()).toEqual([
    expect.stringContaining('Chain 31337 answers at http'),
    'Chain 31337 has 10 tokens and 10 pools',
    expect.stringContaining('Chain 31338 answers at http'),
    'Chain 31338 has 1 token and 1 pool',
  ])
  const addresses = manifest.match(/(?<=")0x[0-9a-fA-F]{40}(?=")/g) ?? []
  expect(addresses.length).toBeGreaterThan(30)
  expect(addresses).toEqual(addresses.map((address) => getAddress(address)))
})

test('both chains answer with their ids and end when stopped', async () => {
  const { deployment, pids, stop } = await startChains()
  for (const { id, rpcUrl } of deployment.chains)
    expect(Number(await callRpc(rpcUrl, 'eth_chainId'))).toBe(id)
  expect(pids.map(isRunning)).toEqual([true, true])
  await stop()
  expect(pids.map(isRunning)).toEqual([false, false])
  await stop()
})

test('a port in use is reported in one sentence, and nothing is left running', async () => {
  const occupied = await startAnvil({ port: 0, chainId: 1337 })
  onTestFinished(() => occupied.stop())
  const start = startChains({ port: occupied.port })
  await expect(start).rejects.toThrow(PortInUseError)
  await expect(start).rejects.toThrow(`Port ${occupied.port} on 127.0.0.1 is in use`)
  await expect(start).rejects.toThrow('DEMO_CHAIN_PORT')
  expect(Number(await callRpc(occupied.url, 'eth_chainId'))).toBe(1337)
})

test('the second chain takes the next free port', async () => {
  const [port, blocker] = await freePortBelowOccupied()
  onTestFinished(() => void blocker.close())
  const { deployment, stop } = await startChains({ port })
  onTestFinished(stop)
  const [first, second] = deployment.chains.map(({ rpcUrl }) => Number(new URL(rpcUrl).port))
  expect(first).toBe(port)
  expect(second).toBeGreaterThan(port + 1)
})

test('seeding twice changes nothing, and a foreign chain is refused', async () => {
  const chain = await startAnvil({ port: 0, chainId: 31337 })
  onTestFinished(() => chain.stop())
  const started = performance.now()
  const first = await seed({ url: chain.url, community })
  console.info(`seeded in ${Math.round(performance.now() - started)} ms`)
  const block = await callRpc(chain.url, 'eth_blockNumber')
  expect(await seed({ url: chain.url, community })).toEqual(first)
  expect(await callRpc(chain.url, 'eth_blockNumber')).toBe(block)
  const fewer = { ...community, pairs: community.pairs.slice(0, 2) }
  await expect(seed({ url: chain.url, community: fewer })).rejects.toThrow('Start it afresh')
})

test('a market that cannot be seeded is refused with the reason', async () => {
  const chain = await startAnvil({ port: 0, chainId: 31337 })
  onTestFinished(() => chain.stop())
  const unknown = { tokens: community.tokens, pairs: [{ name: 'CAT-HATE', baseAsset: 'CAT' }] }
  await expect(seed({ url: chain.url, community: unknown })).rejects.toThrow('CAT-HATE needs the token HATE')
  // Reserves of Uniswap V2 have 112 bits, too few for so many decimals.
  const wide = {
    tokens: { CAT: { name: 'CAT', decimals: 36 } },
    pairs: [{ name: 'CAT-ETH', baseAsset: 'CAT' }],
  }
  await expect(seed({ url: chain.url, community: wide })).rejects.toThrow(
    /"call addLiquidityETH .*" was reverted/,
  )
})

test('both chains end when seeding fails', async () => {
  const urls: string[] = []
  const start = startDemoChains({
    port: 0,
    community: { tokens: {}, pairs: [{ name: 'CAT-HATE', baseAsset: 'CAT' }] },
    onProgress: (line) => urls.push(...(line.match(/http:\S+/) ?? [])),
  })
  await expect(start).rejects.toThrow('CAT-HATE needs the token CAT')
  expect(urls).toHaveLength(2)
  for (const url of urls) await expect(callRpc(url, 'eth_chainId')).rejects.toThrow()
})

test('a signal ends a chain, also a starting one', async () => {
  const stopping = new AbortController()
  const chain = await startAnvil({ port: 0, chainId: 31337, signal: stopping.signal })
  const late = startAnvil({ port: 0, chainId: 31338, signal: stopping.signal })
  stopping.abort(new Error('stopped by the test'))
  await expect(late).rejects.toThrow('stopped by the test')
  await expect.poll(() => isRunning(chain.pid)).toBe(false)
})

test('a platform without an anvil binary is reported by name', () => {
  expect(findAnvil()).toMatch(/anvil(\.exe)?$/)
  expect(() => findAnvil('sunos', 'x64')).toThrow('no npm package for sunos on x64')
})

/** Returns a free port whose successor is taken, with the server on that port. */
async function freePortBelowOccupied() {
  for (;;) {
    const blocker = createServer()
    const above = await listen(blocker, 0)
    const probe = createServer()
    const port = await listen(probe, above - 1).catch(() => 0)
    await new Promise((closed) => probe.close(closed))
    if (port > 0) return [port, blocker] as const
    blocker.close()
  }
}

function listen(server: ReturnType<typeof createServer>, port: number) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
