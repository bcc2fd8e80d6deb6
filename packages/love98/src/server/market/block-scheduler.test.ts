import { expect, test } from 'vitest'
import { createBlockScheduler } from './block-scheduler'

/**
 * Follows a simulated chain. `arrivals`: the delay of each block after its time, ms; blocks come every `interval` ms.
 * @returns the polls, and the delay with which each block was found, ms
 */
function follow({
  interval,
  blocks,
  arrival,
}: {
  interval: number
  blocks: number
  arrival: (n: number) => number
}) {
  const start = 1_700_000_000_000
  const timeOf = (number: number) => start + number * interval
  const newestAt = (now: number) => {
    let number = Math.floor((now - start) / interval)
    while (timeOf(number) + arrival(number) > now) number--
    return number
  }
  const scheduler = createBlockScheduler()
  let now = start + 10 * interval + arrival(10) + interval / 3
  let known = newestAt(now)
  scheduler.found({ number: BigInt(known), timestamp: timeOf(known) }, now)
  const first = known
  const delays: number[] = []
  let polls = 0
  while (known < first + blocks) {
    now += scheduler.wait(now)
    polls++
    const newest = newestAt(now)
    if (newest === known) scheduler.missed(now)
    else {
      for (let number = known + 1; number <= newest; number++)
        delays.push(now - timeOf(number) - arrival(number))
      known = newest
      scheduler.found({ number: BigInt(known), timestamp: Math.floor(timeOf(known) / 1000) * 1000 }, now)
    }
  }
  return { polls, delays }
}

test.each([
  ['12 s, each at the same delay', 12_000, () => 1_300],
  ['12 s, up to 2 s late', 12_000, (n: number) => 500 + ((n * 7_919) % 2_000)],
  ['4 s', 4_000, () => 20],
  ['2 s', 2_000, () => 300],
])(
  'a chain with a block every %s is polled once per block, and the block is seen within 3 s',
  (_, interval, arrival) => {
    const { polls, delays } = follow({ interval, blocks: 300, arrival })
    expect(polls / delays.length).toBeLessThan(1.05)
    expect(Math.max(...delays.slice(20))).toBeLessThan(3_000)
  },
)

test('with a constant delay, blocks are seen within half a second on average', () => {
  const { delays } = follow({ interval: 12_000, blocks: 100, arrival: () => 1_300 })
  const late = delays.slice(30)
  expect(late.reduce((sum, delay) => sum + delay, 0) / late.length).toBeLessThan(500)
})

test('a chain with irregular blocks is polled every 1 to 4 s', () => {
  const scheduler = createBlockScheduler()
  let now = 1_700_000_000_000
  for (const [number, seconds] of [0, 7, 8, 30, 31].entries()) {
    now += 10
    scheduler.found({ number: BigInt(number), timestamp: now + seconds * 1_000 }, now)
  }
  for (let miss = 0; miss < 10; miss++) {
    expect(scheduler.wait(now)).toBeGreaterThanOrEqual(1_000)
    expect(scheduler.wait(now)).toBeLessThanOrEqual(4_000)
    now += 1_000
    scheduler.missed(now)
  }
})

test('with a clock that is hours off, the wait is at most an interval and a second', () => {
  for (const error of [-7_200_000, 7_200_000]) {
    const scheduler = createBlockScheduler()
    const start = 1_700_000_000_000
    for (let number = 0; number < 8; number++)
      scheduler.found(
        { number: BigInt(number), timestamp: start + number * 12_000 },
        start + error + number * 12_000,
      )
    expect(scheduler.wait(start + error + 84_000)).toBeLessThanOrEqual(13_000)
    expect(scheduler.wait(start + error + 84_000)).toBeGreaterThanOrEqual(250)
  }
})
