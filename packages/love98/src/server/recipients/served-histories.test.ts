import { expect, onTestFinished, test, vi } from 'vitest'
import type { RecipientHistory } from '@/domain/wallet/history-answer'
import { createRecipientHistories } from './served-histories'

const answer: RecipientHistory = { trusted: [], seen: [], fromBlock: 0, toBlock: 1, isPartial: false }
const [office, home] = [
  { range: '192.0.2.1', network: null },
  { range: '198.51.100.7', network: null },
]
const household = (network: string, index: number) => ({
  range: `2001:db8:${network}:${index}::/64`,
  network: `2001:db8:${network}::/48`,
})
/** Runs all effects of decided promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Histories whose reads end when a test resolves them. */
function heldHistories() {
  const clock = { now: 0 }
  const histories = createRecipientHistories(() => clock.now)
  const reads: string[] = []
  const ends = new Map<string, (end: Error | RecipientHistory) => void>()
  const ask = (key: string, asker: Parameters<typeof histories.get>[1] = office) => {
    const history = histories.get(key, asker, () => {
      reads.push(key)
      return new Promise<RecipientHistory>((resolve, reject) => {
        ends.set(key, (end) => (end instanceof Error ? reject(end) : resolve(end)))
      })
    })
    history.catch(() => undefined)
    return history
  }
  const end = async (key: string, as: Error | RecipientHistory = answer) => {
    await settled()
    ends.get(key)?.(as)
    await settled()
  }
  return { ask, reads, end, clock }
}

test('a flood from one address range takes no history from another range', async () => {
  const { ask, reads, end } = heldHistories()
  const flood = Array.from({ length: 60 }, (_, index) => ask(`flood ${index}`))
  const others = ask('other', home)
  await settled()
  expect(reads).toEqual(['flood 0', 'other'])
  await end('other')
  expect(await others).toEqual(answer)
  // One is read and two wait; the others are refused immediately.
  for (const refused of flood.slice(3)) await expect(refused).rejects.toMatchObject({ code: 'rate-limited' })
  for (const index of [0, 1, 2]) {
    await end(`flood ${index}`)
    expect(await flood[index]).toEqual(answer)
  }
})

test('a flood from all ranges of one IPv6 network takes no history from another network', async () => {
  const { ask, reads } = heldHistories()
  for (let index = 0; index < 60; index++) void ask(`flood ${index}`, household('1', index))
  void ask('other', household('2', 1))
  void ask('another', home)
  await settled()
  expect(reads).toEqual(['flood 0', 'flood 1', 'other', 'another'])
})

test('a sender whose request waits for another account does not delay the same request of another sender', async () => {
  const { ask, reads, end } = heldHistories()
  void ask('slow')
  void ask('victim')
  await settled()
  expect(reads).toEqual(['slow'])
  const asked = ask('victim', home)
  await settled()
  expect(reads).toEqual(['slow', 'victim'])
  await end('victim')
  expect(await asked).toEqual(answer)
})

test('at most four histories are read at a time, and at most forty wait', async () => {
  const { ask, reads, end } = heldHistories()
  const all = Array.from({ length: 45 }, (_, index) => ask(`${index}`, { ...home, range: `${index}` }))
  await settled()
  expect(reads).toEqual(['0', '1', '2', '3'])
  await expect(all[44]).rejects.toMatchObject({ code: 'node-unavailable' })
  await end('2')
  expect(reads).toEqual(['0', '1', '2', '3', '4'])
})

test('a history that gets no place is aborted, and leaves room for others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, reads, end } = heldHistories()
  void ask('slow')
  const waiting = ask('waits')
  vi.advanceTimersByTime(8_000)
  await expect(waiting).rejects.toMatchObject({ code: 'node-unavailable' })
  void ask('a')
  void ask('b')
  await end('slow')
  expect(reads).toEqual(['slow', 'a'])
})

test('one read serves all who request the same history; a failure is not cached, and a partial history only briefly', async () => {
  const { ask, reads, end, clock } = heldHistories()
  const same = [ask('a'), ask('a', home)]
  await settled()
  await end('a', new Error('down'))
  for (const failed of same) await expect(failed).rejects.toMatchObject({ code: 'node-unavailable' })
  const again = ask('a')
  await end('a', { ...answer, isPartial: true })
  expect(await again).toEqual({ ...answer, isPartial: true })
  clock.now = 29_999
  void ask('a')
  expect(reads).toEqual(['a', 'a'])
  clock.now = 30_000
  void ask('a')
  await settled()
  expect(reads).toEqual(['a', 'a', 'a'])
  await end('a')
  clock.now = 329_999
  expect(await ask('a')).toEqual(answer)
  clock.now = 330_000
  void ask('a')
  await settled()
  expect(reads).toHaveLength(4)
})
