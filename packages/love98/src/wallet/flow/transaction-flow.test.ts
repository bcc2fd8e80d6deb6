import { expect, test, vi } from 'vitest'
import {
  createTransactionFlow,
  emptyForm,
  type FlowDefinition,
  type FlowState,
  type Next,
  reduceFlow,
} from './transaction-flow'

type Result = { phase: 'receipt' | 'sent'; hash: string }
type State = FlowState<string, string, Result>
type Steps = FlowDefinition<string, string, string, Result>
type After = Next<string, string, string, Result>

const review = (part: object = {}): State => ({
  ...{ phase: 'review', review: 'pay 1', note: null, busy: null },
  ...part,
})
const receipt = { phase: 'receipt', hash: '0x1' } as const

function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle))
  return { promise, resolve, reject }
}

function flowWith(given: Partial<Steps> = {}) {
  const act = vi.fn<Steps['act']>(given.act ?? (async () => ({ to: 'result', result: receipt })))
  const definition: Steps = {
    start: emptyForm,
    prepare: async (input) => ({ to: 'review', review: input }),
    onError: (error, { isPress, isStopped }) => ({
      to: 'stay',
      note: `${isPress ? 'press' : 'prepare'}: ${isStopped ? 'stopped' : error}`,
    }),
    ...given,
    act,
  }
  const flow = createTransactionFlow(() => definition)
  return { flow, act, now: () => flow.state.getState() }
}

test.each<[string, State, Parameters<typeof reduceFlow<string, string, Result>>[1], State]>([
  ['a form is submitted', emptyForm, { type: 'submitted' }, { phase: 'preparing' }],
  ['a review is pressed', review(), { type: 'pressed', busy: 'checking' }, review({ busy: 'checking' })],
  [
    'a press removes the message about the last one',
    review({ note: 'rejected' }),
    { type: 'pressed', busy: 'wallet' },
    review({ busy: 'wallet' }),
  ],
  [
    'a checked review is the one that is signed',
    review({ busy: 'checking' }),
    { type: 'checked', review: 'pay 2' },
    review({ review: 'pay 2', busy: 'wallet' }),
  ],
  [
    'a failed preparation shows the form',
    { phase: 'preparing' },
    { type: 'followed', next: { to: 'stay', note: 'no node' } },
    { ...emptyForm, note: 'no node' },
  ],
  ['a review is left', review(), { type: 'left' }, emptyForm],
  [
    'a review is left while the wallet asks',
    review({ busy: 'wallet' }),
    { type: 'left' },
    { ...emptyForm, busy: 'wallet' },
  ],
  [
    'the wallet answers after the page was left',
    { ...emptyForm, busy: 'wallet' },
    { type: 'settled' },
    emptyForm,
  ],
])('%s', (_, state, event, next) => expect(reduceFlow(state, event)).toEqual(next))

test.each<[string, State, Parameters<typeof reduceFlow<string, string, Result>>[1]]>([
  ['a second press', review({ busy: 'checking' }), { type: 'pressed', busy: 'checking' }],
  ['a press on a receipt', receipt, { type: 'pressed', busy: 'wallet' }],
  ['a check without a press', review(), { type: 'checked', review: 'pay 2' }],
  ['a submission while the wallet asks', { ...emptyForm, busy: 'wallet' }, { type: 'submitted' }],
  ['an error after the receipt', receipt, { type: 'followed', next: { to: 'stay', note: 'late' } }],
])('%s changes nothing', (_, state, event) => expect(reduceFlow(state, event)).toBe(state))

test('a transaction is prepared, reviewed, checked, signed and reported', async () => {
  const seen: unknown[] = []
  const { flow, act, now } = flowWith({ recheck: async (shown) => ({ to: 'wallet', review: `${shown}!` }) })
  flow.state.subscribe((state) => seen.push('busy' in state ? [state.phase, state.busy] : state.phase))
  await flow.submit('pay 1')
  await flow.press()
  expect(seen).toEqual([
    'preparing',
    ['review', null],
    ['review', 'checking'],
    ['review', 'wallet'],
    'receipt',
  ])
  expect(act.mock.calls[0]?.[0]).toBe('pay 1!')
  expect(now()).toEqual(receipt)
})

test('a preparation without a promise shows the review at once', () => {
  const { flow, now } = flowWith({ prepare: (input) => ({ to: 'review', review: input }) })
  void flow.submit('pay 1')
  expect(now()).toEqual(review())
})

test.each<[string, After]>([
  ['worse', { to: 'review', review: 'pay 2', note: 'the price fell' }],
  ['a reason not to sign', { to: 'result', result: receipt }],
])('a check that finds %s does not ask the wallet', async (_, next) => {
  const { flow, act } = flowWith({ recheck: async () => next })
  await flow.submit('pay 1')
  await flow.press()
  expect(act).not.toHaveBeenCalled()
})

test('simultaneous presses send one request to the wallet', async () => {
  const { flow, act } = flowWith()
  await flow.submit('pay 1')
  await Promise.all([flow.press(), flow.press(), flow.press()])
  expect(act).toHaveBeenCalledTimes(1)
})

test('an error keeps the page, and the next press asks again', async () => {
  const answers = [
    Promise.reject(new Error('rejected')),
    Promise.resolve<After>({ to: 'result', result: receipt }),
  ]
  const { flow, now } = flowWith({ act: () => answers.shift() ?? expect.unreachable() })
  await flow.submit('pay 1')
  await flow.press()
  expect(now()).toEqual(review({ note: 'press: Error: rejected' }))
  await flow.press()
  expect(now()).toEqual(receipt)
})

test('a preparation that fails shows the form with the reason', async () => {
  const { flow, now } = flowWith({ prepare: async () => Promise.reject(new Error('no node')) })
  await flow.submit('pay 1')
  expect(now()).toEqual({ ...emptyForm, note: 'prepare: Error: no node' })
})

test('a form without a review of its own is signed from the form', async () => {
  const { flow, act } = flowWith()
  await flow.press()
  expect(act.mock.calls[0]?.[0]).toBe(null)
})

test.each(['back', 'revise', 'interrupt', 'close'] as const)(
  '%s during the check does not ask the wallet',
  async (how) => {
    const check = later<{ to: 'wallet'; review: string }>()
    const { flow, act, now } = flowWith({ recheck: () => check.promise })
    const close = flow.open()
    await flow.submit('pay 1')
    const pressed = flow.press()
    if (how === 'back') flow.back()
    else if (how === 'revise') flow.revise('pay 2')
    else if (how === 'interrupt') flow.interrupt(receipt)
    else close()
    const left = now()
    check.resolve({ to: 'wallet', review: 'pay 1' })
    await pressed
    expect(act).not.toHaveBeenCalled()
    expect(now()).toBe(left)
  },
)

test('a revised review is pressed on its own', async () => {
  const checks = [
    new Promise<never>(() => undefined),
    Promise.resolve({ to: 'wallet', review: 'pay 2' } as const),
  ]
  const { flow, act } = flowWith({ recheck: () => checks.shift() ?? expect.unreachable() })
  await flow.submit('pay 1')
  void flow.press()
  flow.revise('pay 2')
  await flow.press()
  expect(act.mock.calls.map(([signed]) => signed)).toEqual(['pay 2'])
})

test('a review does not change while the wallet has its request', async () => {
  const { flow, now } = flowWith({ act: () => new Promise(() => undefined) })
  await flow.submit('pay 1')
  void flow.press()
  flow.revise('pay 2')
  expect(now()).toEqual(review({ busy: 'wallet' }))
})

test('the form waits for a wallet that was asked before the page was left', async () => {
  const answer = later<After>()
  const { flow, act, now } = flowWith({ act: () => answer.promise })
  await flow.submit('pay 1')
  const pressed = flow.press()
  flow.back()
  expect(act.mock.calls[0]?.[1].signal.aborted).toBe(true)
  await flow.submit('pay 2')
  expect(now()).toEqual({ ...emptyForm, busy: 'wallet' })
  answer.resolve({ to: 'result', result: receipt })
  await pressed
  expect(now()).toEqual(emptyForm)
})

test('stop ends the wait for the wallet and keeps the review', async () => {
  const { flow, now } = flowWith({
    act: (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  })
  await flow.submit('pay 1')
  const pressed = flow.press()
  flow.stop()
  await pressed
  expect(now()).toEqual(review({ note: 'press: stopped' }))
})

test('a transaction that was sent stays on screen, whatever fails afterwards', async () => {
  const sent = { phase: 'sent', hash: '0x2' } as const
  const { flow, now } = flowWith({
    act: async (_review, _press, _action, show) => {
      show(sent)
      throw new Error('the receipt cannot be read')
    },
  })
  await flow.submit('pay 1')
  await flow.press()
  expect(now()).toEqual(sent)
})

test('a transaction that was sent after the page was left is shown', async () => {
  const asked = later<void>()
  const { flow, now } = flowWith({
    act: async (_review, _press, _action, show) => {
      await asked.promise
      show({ phase: 'sent', hash: '0x2' })
      return { to: 'result', result: receipt }
    },
  })
  await flow.submit('pay 1')
  const pressed = flow.press()
  flow.back()
  asked.resolve()
  await pressed
  expect(now()).toEqual(receipt)
})

test('several transactions are prepared and reviewed one after the other', async () => {
  const nexts: After[] = [
    { to: 'preparing', input: 'swap' },
    { to: 'result', result: receipt },
  ]
  const { flow, act, now } = flowWith({ act: async () => nexts.shift() ?? expect.unreachable() })
  await flow.submit('approve')
  await flow.press()
  expect(now()).toEqual(review({ review: 'swap' }))
  await flow.press()
  expect(act.mock.calls.map(([signed]) => signed)).toEqual(['approve', 'swap'])
})

test('a closed flow changes nothing until it is opened again', async () => {
  const { flow, now } = flowWith()
  flow.open()()
  await flow.submit('pay 1')
  expect(now()).toEqual(emptyForm)
  flow.open()
  await flow.submit('pay 1')
  expect(now()).toEqual(review())
})
