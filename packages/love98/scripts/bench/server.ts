import { Agent, get } from 'node:http'
import { median } from './statistics.ts'

const samples = 50
const connections = 4
const seconds = 2
const rounds = 3

/**
 * Measures the response of servers for their page: the time to the first byte of consecutive requests, and the requests
 * per second over a few connections. The servers take turns, so that all have the same background load.
 * @returns in the order of `urls`: ms, requests per second, and the size of one response on the wire in bytes
 */
export async function measureServers({
  urls,
  signal,
}: {
  urls: readonly string[]
  signal: AbortSignal
}): Promise<{ firstByte: number; rate: number; bytes: number }[]> {
  const results = urls.map((url) => ({
    url,
    agent: new Agent({ keepAlive: true, maxSockets: connections }),
    firstBytes: [] as number[],
    rates: [] as number[],
    bytes: 0,
  }))
  for (const { url, agent } of results) for (let warm = 0; warm < 20; warm++) await ask(url, agent)
  for (let sample = 0; sample < samples; sample++)
    for (const result of results) {
      const { firstByte, bytes } = await ask(result.url, result.agent)
      result.firstBytes.push(firstByte)
      result.bytes = bytes
    }
  for (let round = 0; round < rounds; round++)
    for (const result of results) {
      signal.throwIfAborted()
      result.rates.push(await countAnswers(result))
    }
  return results.map(({ agent, firstBytes, rates, bytes }) => {
    agent.destroy()
    return { firstByte: median(firstBytes), rate: median(rates), bytes }
  })
}

async function countAnswers({ url, agent }: { url: string; agent: Agent }) {
  const start = performance.now()
  let answers = 0
  const loop = async () => {
    while (performance.now() - start < seconds * 1000) {
      await ask(url, agent)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  return answers / ((performance.now() - start) / 1000)
}

function ask(url: string, agent: Agent): Promise<{ firstByte: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const firstByte = performance.now() - start
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('end', () => resolve({ firstByte, bytes }))
      response.once('error', reject)
    })
    request.once('error', reject)
  })
}
