import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { typeScriptArguments } from '../../../scripts/lib/load-typescript.mjs'
import { isAlive } from '../start/fake-product'

const guard = pathToFileURL(join(import.meta.dirname, '../../../scripts/lib/process/orphan-guard.ts')).href

/** Starts a program that never ends, with its own parent. */
async function startBelow(extra = '') {
  const script = `
    import { spawn } from 'node:child_process'
    import { endWithParent } from '${guard}'
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    endWithParent(child)
    child.once('spawn', () => process.send(child.pid))
    ${extra}
  `
  const parent = spawn(process.execPath, typeScriptArguments('--input-type=module', '-e', script), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const [pid] = (await once(parent, 'message')) as [number]
  return { parent, pid }
}

test('a program ends with the process that started it, even if that is killed', async () => {
  const { parent, pid } = await startBelow()
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false)
})

test('a process whose program has ended ends too', async () => {
  const { parent, pid } = await startBelow("child.once('exit', () => process.disconnect())")
  const ended = once(parent, 'exit')
  process.kill(pid, 'SIGKILL')
  expect(await ended).toEqual([0, null])
})
