import { createServer } from 'node:http'
import { listen } from '../listen.ts'

export async function startCountingNode(
  target: string,
): Promise<{ url: string; calls: () => number; stop: () => Promise<void> }> {
  let calls = 0
  const server = createServer(async (request, response) => {
    try {
      const parts = []
      for await (const part of request) parts.push(part)
      const body = Buffer.concat(parts)
      calls += [JSON.parse(body.toString())].flat().length
      const answer = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      response.setHeader('content-type', 'application/json')
      response.end(Buffer.from(await answer.arrayBuffer()))
    } catch {
      response.destroy()
    }
  })
  return { ...(await listen(server)), calls: () => calls }
}
