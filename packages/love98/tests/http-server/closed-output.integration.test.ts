import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const module = (name: string) => pathToFileURL(join(import.meta.dirname, '../../server', name)).href

const script = `
import { ignoreClosedOutput } from '${module('closed-output.ts')}'
import { drain } from '${module('draining.ts')}'
import { createHttpServer } from '${module('http-server.ts')}'
process.on('uncaughtException', (error) => console.error(error))
ignoreClosedOutput()
let asked = 0
const server = createHttpServer({ policies: undefined, handle: (_, response) => {
  process.stdout.write('a line of the log\\n')
  console.error('another')
  response.end(String(++asked))
} })
process.once('SIGTERM', () => drain(server, 100).then(() => process.exit(0)))
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
`
const started: ReturnType<typeof start>[] = []
function start() {
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
}
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

test('a server with a closed log output continues to answer, and ends on SIGTERM', async () => {
  const child = start()
  started.push(child)
  const [port] = await once(child, 'message')
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text()
  expect(await ask()).toBe('1')
  child.stdout?.destroy()
  child.stderr?.destroy()
  for (let asked = 2; asked <= 20; asked++) expect(await ask()).toBe(String(asked))
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
