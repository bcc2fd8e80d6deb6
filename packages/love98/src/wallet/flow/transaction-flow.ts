import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * `checking`: the review is checked again at the press; `wallet`: the wallet has been asked. The buttons are
 * disabled in both cases.
 */
export type Busy = 'checking' | 'wallet'

/**
 * The state of one transaction or signature, from its form to its receipt. `Result` is what follows after the
 * wallet answered, and where there is nothing to sign: its phases are those of the definition.
 */
export type FlowState<Review, Note, Result extends { readonly phase: string }> =
  | FormState<Note>
  | { readonly phase: 'preparing' }
  | ReviewState<Review, Note>
  | Result

export type FormState<Note> = {
  readonly phase: 'form'
  readonly note: Note | null
  readonly busy: Busy | null
}

export type ReviewState<Review, Note> = {
  readonly phase: 'review'
  readonly review: Review
  readonly note: Note | null
  readonly busy: Busy | null
}

type Phased = { readonly phase: string }

export const emptyForm = { phase: 'form', note: null, busy: null } as const

export type Next<Input, Review, Note, Result extends Phased> =
  | { readonly to: 'form'; readonly note?: Note | null }
  /** Shows a transaction. `note` is the reason if it is shown again. */
  | { readonly to: 'review'; readonly review: Review; readonly note?: Note | null }
  | { readonly to: 'stay'; readonly note: Note | null }
  | { readonly to: 'preparing'; readonly input: Input }
  | { readonly to: 'result'; readonly result: Result }

declare const pressed: unique symbol

/**
 * The proof that the visitor pressed a button of a flow. Each request to a wallet needs it, and only a flow
 * makes one. `signal` is aborted when the page is left, so that a wallet prompt that is not open yet does not
 * open.
 */
export type Press = { readonly signal: AbortSignal; readonly [pressed]: true }

export type FlowDefinition<Input, Review, Note, Result extends Phased, Action = void> = {
  readonly start: FlowState<Review, Note, Result>
  /** Prepares the transaction or signature. Without a promise the review follows at once. */
  readonly prepare: (
    input: Input,
    signal: AbortSignal,
  ) => Next<Input, Review, Note, Result> | Promise<Next<Input, Review, Note, Result>>
  /**
   * Checks a review at the press. `wallet`: the transaction is as good as the one on screen, or better. In
   * all other cases the wallet is not asked.
   */
  readonly recheck?: (
    review: Review,
    action: Action,
    signal: AbortSignal,
  ) => Promise<Next<Input, Review, Note, Result> | { readonly to: 'wallet'; readonly review: Review }>
  /**
   * Asks the wallet.
   * @param review null if the form is the whole review
   * @param show shows that something was sent, even if the page was left since
   */
  readonly act: (
    review: Review | null,
    press: Press,
    action: Action,
    show: (sent: Result) => void,
  ) => Promise<Next<Input, Review, Note, Result>>
  /** Converts the error of a step. `isStopped`: the visitor stopped it, or left its page. */
  readonly onError: (
    error: unknown,
    step: { readonly isPress: boolean; readonly isStopped: boolean },
  ) =>
    | { readonly to: 'stay'; readonly note: Note | null }
    | { readonly to: 'result'; readonly result: Result }
}

type Event<Review, Note, Result extends Phased> =
  | { readonly type: 'submitted' }
  | { readonly type: 'pressed'; readonly busy: Busy }
  | { readonly type: 'checked'; readonly review: Review }
  | { readonly type: 'followed'; readonly next: Page<Review, Note, Result> }
  | { readonly type: 'left' }
  | { readonly type: 'settled' }

/** The page that follows a step, which is not the preparation of another transaction. */
type Page<Review, Note, Result extends Phased> = Exclude<
  Next<never, Review, Note, Result>,
  { to: 'preparing' }
>

/** Returns the next state. An event that is not possible in a state changes nothing. */
export function reduceFlow<Review, Note, Result extends Phased>(
  state: FlowState<Review, Note, Result>,
  event: Event<Review, Note, Result>,
): FlowState<Review, Note, Result> {
  const page = pageOf(state)
  switch (event.type) {
    case 'submitted':
      return page?.busy ? state : { phase: 'preparing' }
    case 'pressed':
      return page && !page.busy ? { ...page, note: null, busy: event.busy } : state
    case 'checked':
      return page?.phase === 'review' && page.busy === 'checking'
        ? { ...page, review: event.review, busy: 'wallet' }
        : state
    case 'followed':
      return pageAfter(state, event.next)
    case 'left':
      // A request that the wallet already has may still be answered, so the form waits for it.
      return { phase: 'form', note: null, busy: page?.busy === 'wallet' ? 'wallet' : null }
    case 'settled':
      return page?.phase === 'form' ? { ...page, busy: null } : state
  }
}

function pageAfter<Review, Note, Result extends Phased>(
  state: FlowState<Review, Note, Result>,
  next: Page<Review, Note, Result>,
): FlowState<Review, Note, Result> {
  if (next.to === 'result') return next.result
  const ready = { note: next.note ?? null, busy: null }
  if (next.to === 'review') return { phase: 'review', review: next.review, ...ready }
  if (next.to === 'form' || state.phase === 'preparing') return { phase: 'form', ...ready }
  const page = pageOf(state)
  return page ? { ...page, ...ready } : state
}

/** Returns the page with a form or a review; null in all other states. */
function pageOf<Review, Note, Result extends Phased>(
  state: FlowState<Review, Note, Result>,
): FormState<Note> | ReviewState<Review, Note> | null {
  return isForm(state) || isReview(state) ? state : null
}

export function isForm<Review, Note, Result extends Phased>(
  state: FlowState<Review, Note, Result>,
): state is FormState<Note> {
  return state.phase === 'form'
}

export function isReview<Review, Note, Result extends Phased>(
  state: FlowState<Review, Note, Result>,
): state is ReviewState<Review, Note> {
  return state.phase === 'review'
}

export type TransactionFlow<Input, Review, Note, Result extends Phased, Action = void> = {
  readonly state: StoreApi<FlowState<Review, Note, Result>>
  /** Prepares a review. Does nothing while a step is running. */
  readonly submit: (input: Input) => Promise<void>
  /**
   * The visitor pressed the button that signs or sends what the page shows. A second press during the first
   * has no effect.
   */
  readonly press: (action: Action) => Promise<void>
  /** Replaces the transaction on screen before the wallet is asked. A press that is being checked is void. */
  readonly revise: (review: Review, note?: Note) => void
  readonly stop: () => void
  readonly back: () => void
  /** Ends the review, because its account or network changed. */
  readonly interrupt: (result: Result) => void
  /** Opens the flow until the returned function closes it. Transactions that were sent are tracked further. */
  readonly open: () => () => void
}

type Step = { readonly abort: AbortController; readonly isPress: boolean; isLeft: boolean }

/**
 * Runs one transaction: prepares it, shows it, checks it again at the press, and asks the wallet. One step
 * runs at a time.
 * @param definition returns the definition, which may change between two steps
 */
export function createTransactionFlow<Input, Review, Note, Result extends Phased, Action = void>(
  definition: () => FlowDefinition<Input, Review, Note, Result, Action>,
): TransactionFlow<Input, Review, Note, Result, Action> {
  type After = Next<Input, Review, Note, Result>
  const state = createStore(() => definition().start)
  let isClosed = false
  let step: Step | null = null

  function dispatch(event: Event<Review, Note, Result>) {
    if (!isClosed) state.setState(reduceFlow(state.getState(), event), true)
  }

  function follow(next: Page<Review, Note, Result>) {
    dispatch({ type: 'followed', next })
  }

  function begin(isPress: boolean): Step {
    step = { abort: new AbortController(), isPress, isLeft: false }
    return step
  }

  /** True after something was sent, which no later error undoes. */
  function isShown(): boolean {
    const now = state.getState()
    return now.phase !== 'preparing' && pageOf(now) === null
  }

  /** Runs a step and shows what follows, unless the page was left. */
  async function run(own: Step, work: () => After | Promise<After>): Promise<void> {
    let next: After | null
    try {
      const result = work()
      next = result instanceof Promise ? await result : result
    } catch (error) {
      const { isPress, abort } = own
      next = isShown() ? null : definition().onError(error, { isPress, isStopped: abort.signal.aborted })
    }
    const isCurrent = step === own
    if (isCurrent) step = null
    if (own.isLeft) return isCurrent ? dispatch({ type: 'settled' }) : undefined
    if (next?.to === 'preparing') return prepare(next.input)
    if (next) follow(next)
  }

  async function prepare(input: Input): Promise<void> {
    if (isClosed) return
    const own = begin(false)
    const work = definition().prepare(input, own.abort.signal)
    if (work instanceof Promise) dispatch({ type: 'submitted' })
    return run(own, () => work)
  }

  async function ask(own: Step, shown: Review | null, action: Action): Promise<After> {
    const { recheck, act } = definition()
    const { signal } = own.abort
    let review = shown
    if (recheck && shown !== null) {
      const checked = await recheck(shown, action, signal)
      if (checked.to !== 'wallet') return checked
      signal.throwIfAborted()
      review = checked.review
      dispatch({ type: 'checked', review: checked.review })
    }
    const press = { signal } as Press
    return act(review, press, action, (sent) => {
      // It was sent, so it is shown.
      own.isLeft = false
      follow({ to: 'result', result: sent })
    })
  }

  /** Ends the running step. Its result does not count, and a wallet that was not asked yet receives no request. */
  function leave() {
    const now = pageOf(state.getState())
    if (!step) return
    step.isLeft = true
    step.abort.abort()
    if (now?.busy !== 'wallet') step = null
  }

  return {
    state,
    async submit(input) {
      if (!step) await prepare(input)
    },
    async press(action) {
      const page = pageOf(state.getState())
      if (step || !page || isClosed) return
      const shown = page.phase === 'review' ? page.review : null
      const own = begin(true)
      dispatch({ type: 'pressed', busy: shown !== null && definition().recheck ? 'checking' : 'wallet' })
      await run(own, () => ask(own, shown, action))
    },
    revise(review, note) {
      const now = state.getState()
      if (!isReview(now) || now.busy === 'wallet') return
      leave()
      follow({ to: 'review', review, note: note ?? null })
    },
    stop: () => step?.abort.abort(),
    back() {
      leave()
      dispatch({ type: 'left' })
    },
    interrupt(result) {
      leave()
      follow({ to: 'result', result })
    },
    open() {
      isClosed = false
      return () => {
        isClosed = true
        step?.abort.abort()
      }
    },
  }
}
