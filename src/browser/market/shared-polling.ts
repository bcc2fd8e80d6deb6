export type SharedPolling = {
  resume: () => void
  pause: () => void
  /** Sends a request now, out of turn. */
  ask: () => void
  close: () => void
}

type Options<Message> = {
  /** The name of the lock and of the channel, the same in all tabs. */
  name: string
  /** The time between two requests, ms. */
  interval: number
  /** Sends a request and returns the message for the other tabs. Never rejects. */
  ask: () => Promise<Message>
  /** Returns the message for a newly opened tab; null if there is no data yet. */
  latest: () => Message | null
  /** Receives a message of another tab, which has the same origin but may run another version. */
  onMessage: (message: unknown) => void
}

/**
 * The number of intervals without a message after which a tab sends its own requests. The browser may have frozen the
 * tab that holds the lock.
 */
const patience = 2.5

/** The time that a new tab waits for a message of the others, ms. */
const greeting = 500

/**
 * Creates the polling. The tab that holds a lock (Web Locks) sends the requests. The others listen (BroadcastChannel),
 * and send their own requests while they receive nothing. If the browser lacks either API, each tab sends requests.
 */
export function createSharedPolling<Message extends object>(options: Options<Message>): SharedPolling {
  const { name, interval, ask, latest, onMessage } = options
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
  // The random part keeps pages that one event opened from sending all requests at the same moment.
  const nextWait = () => interval * (0.9 + Math.random() / 10)

  async function pollAndShare(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const message = await ask()
    isAsking = false
    heardAt = performance.now()
    if (!isClosed) channel?.postMessage(message)
  }

  async function tick(): Promise<void> {
    if (isMine || performance.now() - heardAt >= interval * patience) await pollAndShare()
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
        // The last holder's message may already be some seconds old.
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
      // The silence counts from now on. A tab without any data is an exception: it waits only for an answer to its
      // greeting.
      if (heardAt !== Number.NEGATIVE_INFINITY) heardAt = Math.max(heardAt, performance.now() - interval)
      compete()
    },
    pause,
    ask: () => void pollAndShare(),
    close() {
      pause()
      isClosed = true
      channel?.close()
    },
  }
}

const hello = 'hello'
