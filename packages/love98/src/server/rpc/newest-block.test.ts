import { expect, test } from 'vitest'
import { createNewestBlock } from './newest-block'

const simulate = { method: 'eth_simulateV1', params: [] }
const zeros = `0x${'00'.repeat(32)}`
const parent = `0x${'ab'.repeat(32)}`

test('calls for a new block at the same moment wait for one question', async () => {
  const newest = createNewestBlock()
  let asked = 0
  const ask = async () => {
    asked++
    await Promise.resolve()
    newest.publish(7n, 0)
  }
  const places = await Promise.all([
    newest.classify(7n, ask),
    newest.classify(7n, ask),
    newest.classify(8n, ask),
  ])
  expect(places).toEqual(['known', 'known', 'unknown'])
  expect(asked).toBe(1)
})

test('after a failure the question follows again when the pause is over', async () => {
  let time = 0
  const newest = createNewestBlock(() => time)
  const fails = () => Promise.reject(new Error('no answer'))
  await expect(newest.classify(7n, fails)).rejects.toThrow('no answer')
  time = 1_000
  expect(await newest.classify(7n, async () => newest.publish(7n, 0))).toBe('known')
})

test.each([
  ['follows its parent', { number: '0x8', parentHash: parent }, 7n],
  ['has the number of its parent', { number: '0x7', parentHash: zeros }, 7n],
])('a simulated block that %s reports the block of its state', (_, block, expected) => {
  const newest = createNewestBlock()
  newest.learn([simulate], [{ result: [block] }])
  expect(newest.last()).toBe(expected)
})

test.each([[null], [[]], [[{ number: 'x' }]], [{ error: 1 }]])(
  'a strange simulation %j reports nothing',
  (result) => {
    const newest = createNewestBlock()
    newest.learn([simulate], [{ result }])
    expect(newest.last()).toBeNull()
  },
)
