/** How the tabs of a browser share the work of asking: one of them asks, and tells the others what it got. */
export type SharedPolling = {
  /** Begins, or goes on after `pause`. */
  resume: () => void
  /** Leaves asking to the other tabs. */
  pause: () => void
  /** Asks now, also out of turn. */
  ask: () => void
  close: () => void
}

type Options<Message> = {
  /** Of the lock and the channel, the same in all tabs. */
  name: string
  /** ms between two questions. */
  interval: number
  /** Asks, and says what the other tabs are told. Never rejects. */
  ask: () => Promise<Message>
  /** What to tell a tab that has just come; null: nothing yet. */
  latest: () => Message | null
  /** Another tab told something: it is of the same origin, but may be of another version. */
  onMessage: (message: unknown) => void
}

/** After how many intervals of silence a tab asks for itself: a tab that holds the lock may be frozen by the browser. */
const patience = 2.5

/** How long a tab that comes waits for what the others know, ms. */
const greeting = 500

/**
 * One tab asks for all: the one that holds a lock (Web Locks). The others listen (BroadcastChannel), and ask for themselves
 * while they hear nothing. Where a browser lacks either, each tab asks.
 */
export function createSharedPolling<Message extends object>(of: Options<Message>): SharedPolling {
  const { name, interval, ask, latest, onMessage } = of
  const locks = globalThis.navigator?.locks
  const channel = locks && 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  let isRunning = false
  let isMine = channel === null
  let isAsking = false
  let isClosed = false
  let heardAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let competing: AbortController | null = null
  let release: () => void = () => undefined

  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(tick, wait)
  }
  // Pages that were opened by one event must not ask at one moment for ever.
  const nextWait = () => interval * (0.9 + Math.random() / 10)

  async function askAndTell(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const message = await ask()
    isAsking = false
    heardAt = performance.now()
    if (!isClosed) channel?.postMessage(message)
  }

  async function tick(): Promise<void> {
    if (isMine || performance.now() - heardAt >= interval * patience) await askAndTell()
    if (isRunning) plan(nextWait())
  }

  function compete(): void {
    if (!locks || !channel || competing) return
    const leaving = new AbortController()
    competing = leaving
    locks
      .request(name, { signal: leaving.signal }, () => {
        if (!isRunning) return
        isMine = true
        // What the last holder told may be of some seconds ago.
        plan(Math.max(0, heardAt + interval - performance.now()))
        return new Promise<void>((resolve) => {
          release = resolve
        })
      })
      .catch(() => undefined)
  }

  function pause(): void {
    isRunning = false
    clearTimeout(timer)
    competing?.abort()
    competing = null
    isMine = channel === null
    release()
    release = () => undefined
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === hello) {
      const message = isMine && isRunning ? latest() : null
      if (message) channel.postMessage(message)
      return
    }
    heardAt = performance.now()
    onMessage(data)
  })

  return {
    resume() {
      if (isRunning) return
      isRunning = true
      channel?.postMessage(hello)
      if (!channel) plan(0)
      else plan(greeting)
      // Silence counts from now on, but for a tab that knows nothing: it waits for an answer only.
      if (heardAt !== Number.NEGATIVE_INFINITY) heardAt = Math.max(heardAt, performance.now() - interval)
      compete()
    },
    pause,
    ask: () => void askAndTell(),
    close() {
      pause()
      isClosed = true
      channel?.close()
    },
  }
}

const hello = 'hello'
