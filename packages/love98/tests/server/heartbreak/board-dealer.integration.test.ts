import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BoardSpec, parseBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import {
  type BoardDealer,
  createBoardDealer,
  type DealerLimits,
  dealerLimits,
} from '@/server/heartbreak/picture/board-dealer'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { waitOptions } from '../../support/event-loop'
import { startDealThread } from './deal-thread'

/** Slow boards, found among 150,000 seeds: 33 and 31 runs of the solver, and 20 to 60 ms of a processor. */
const slowBoards = ['g1.marriage.4bwjdwkrlfkf4uuilutq37njcq', 'g1.marriage.pgk7dapl6g6fafsxiexh6bucam']

let dealer: BoardDealer
let started = 0
beforeEach(() => {
  started = 0
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
})
afterEach(() => dealer.stop())

function open(limits: Partial<DealerLimits> = {}, start: () => Worker = startDealThread): BoardDealer {
  const counted = () => {
    started++
    return start()
  }
  dealer = createBoardDealer(counted, { ...dealerLimits, start: 60_000, patience: 60_000, ...limits })
  return dealer
}

const crush = (seed: number): BoardSpec => ({ level: levels[0], seed: numberedSeed(seed) })
const threadOf = (code: string) => () =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, { eval: true })
const ready = "parentPort.postMessage({ kind: 'ready' });"

test.each(levels)('a board of $id equals one dealt on the main thread', async (level) => {
  const name = { level, seed: numberedSeed(5) }
  expect(await open({ budget: 60_000 }).deal(name)).toEqual(dealBoard(name))
})

test.each(slowBoards)(
  'the board %s is refused within the budget, and the next board is dealt by the same thread',
  async (id) => {
    const name = parseBoardId(id)
    if (!name.ok) throw new Error(name.problem)
    // A tenth of the budget, for faster machines.
    expect(await open({ budget: 5 }).deal(name.value)).toBe('slow')
    expect(await dealer.deal(crush(1))).toEqual(dealBoard(crush(1)))
    expect(started).toBe(1)
  },
)

test('a thread that never answers is terminated, the event loop continues, and the waiting boards are dealt', async () => {
  const threads = [threadOf(`${ready} parentPort.on('message', () => { for (;;); })`), startDealThread]
  open({ patience: 300, budget: 60_000 }, () => (threads.shift() ?? startDealThread)())
  const hung = dealer.deal(crush(1))
  const waiting = dealer.deal(crush(2))
  expect(await hung).toBe('slow')
  expect(await waiting).toEqual(dealBoard(crush(2)))
  expect(started).toBe(2)
})

test.each([
  ['never says that it is ready', threadOf("parentPort.on('message', () => undefined)")],
  ['never comes to an end of loading', threadOf('for (;;);')],
])('a thread that %s is terminated, and waiting boards are refused', async (_, start) => {
  const threads: Worker[] = []
  open({ start: 200 }, () => {
    const thread = start()
    threads.push(thread)
    return thread
  })
  expect(await Promise.all([dealer.deal(crush(1)), dealer.deal(crush(2))])).toEqual(['busy', 'busy'])
  expect(await dealer.deal(crush(3))).toBe('busy')
  // A terminated thread has no id.
  await vi.waitFor(() => expect(threads.map(({ threadId }) => threadId)).toEqual([-1]), waitOptions)
})

test('boards beyond the queue limit are refused at once', async () => {
  open({ waiting: 2 }, threadOf(`${ready} parentPort.on('message', () => undefined)`))
  const all = Array.from({ length: 6 }, (_, seed) => dealer.deal(crush(seed)))
  const refused = await Promise.all(all.slice(2))
  expect(refused).toEqual(Array(4).fill('busy'))
  await dealer.stop()
  expect(await Promise.all(all.slice(0, 2))).toEqual(['busy', 'busy'])
})

test.each([
  ['cannot be started', () => new Worker('/nothing/here.mjs')],
  ['throws', threadOf(`${ready} parentPort.on('message', () => { throw new Error('broken') })`)],
  ['ends', threadOf(`${ready} parentPort.on('message', () => process.exit(3))`)],
])('a thread that %s refuses waiting boards, and is not used for a while', async (_, start) => {
  open({}, start)
  expect(await Promise.all([dealer.deal(crush(1)), dealer.deal(crush(2))])).toEqual(['busy', 'busy'])
  expect(await dealer.deal(crush(3))).toBe('busy')
  expect(started).toBe(1)
})
