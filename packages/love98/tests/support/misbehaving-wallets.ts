/** `at`: the method at which the wallets misbehave from now on; `names`: their behaviors, one per wallet. */
export type Misbehaving = { at: string; names: readonly string[] }

/**
 * Announces wallets that misbehave, each in one way, for a page or a test of its modules. The function is
 * self-contained: it may be sent into a page before its own scripts run. A wallet answers correctly until
 * `misbehave.at` names the requested method. @param address the account of every wallet
 */
export function announceMisbehavingWallets(address: string): Misbehaving {
  const refuse = () => {
    throw new Error('trap')
  }
  const traps = Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, refuse]))
  const proxy = () => new Proxy({}, traps)
  const bare = () => Object.create(null)
  const unreadable = () => ({ toString: refuse, valueOf: refuse, toJSON: refuse })
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    return proxy
  }
  const getters = () => {
    const get = { get: refuse }
    return Object.defineProperties(new Error('x'), {
      name: get,
      message: get,
      code: get,
      cause: get,
      data: get,
    })
  }
  const loop = () => {
    const error: { cause?: unknown } = new Error('loop')
    error.cause = error
    return error
  }
  const foreignError = () => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const { Error: Foreign } = frame.contentWindow as Window & typeof globalThis
    frame.remove()
    return new Foreign('of another realm')
  }
  type Emit = (event: string, value: unknown) => void
  type Behavior = (honest: () => unknown, emit: Emit) => unknown
  type Listener = (value: unknown) => void
  const thenable = (then: (resolve: Listener, reject: Listener) => void) =>
    Object.fromEntries([['then', then]])
  const rejects =
    (make: () => unknown): Behavior =>
    () =>
      Promise.reject(make())
  const throws =
    (make: () => unknown): Behavior =>
    () => {
      throw make()
    }
  const answers =
    (make: () => unknown): Behavior =>
    async () =>
      make()
  const emits =
    (event: string, make: () => unknown): Behavior =>
    (honest, emit) => {
      emit(event, make())
      return honest()
    }

  const behaviors: Readonly<Record<string, Behavior>> = {
    'rejects with an object without a prototype': rejects(bare),
    'rejects with an object whose toString throws': rejects(unreadable),
    'rejects with a proxy whose traps throw': rejects(proxy),
    'rejects with a revoked proxy': rejects(revoked),
    'rejects with an error whose getters throw': rejects(getters),
    'rejects with undefined': rejects(() => undefined),
    'rejects with null': rejects(() => null),
    'rejects with false': rejects(() => false),
    'rejects with a symbol': rejects(() => Symbol('x')),
    'rejects with a bigint': rejects(() => 10n ** 30n),
    'rejects with a function': rejects(() => refuse),
    'rejects with a text': rejects(() => 'The policy forbids it'),
    'rejects with a text of 5 MB': rejects(() => 'x'.repeat(5_000_000)),
    'rejects with an error of 5 MB': rejects(() => new Error('x'.repeat(5_000_000))),
    'rejects with code and message': rejects(() => ({ code: -32099, message: 'The policy forbids it' })),
    'rejects with rubbish in code and message': rejects(() => ({ code: bare(), message: {}, name: 7 })),
    'rejects with an error inside of an object': rejects(() => ({ error: { code: 1, message: 'no' } })),
    'rejects with a chain of causes without an end': rejects(loop),
    'rejects with an error of another realm': rejects(foreignError),
    'rejects with an event': rejects(() => new Event('error')),
    'rejects with the window': rejects(() => window),
    'rejects with itself as data': rejects(() => ({ code: 4902, data: unreadable(), cause: proxy() })),
    'rejects with the code of a name of ours': rejects(() => ({ name: 'constructor', code: '4001' })),
    'throws an object without a prototype': throws(bare),
    'throws a proxy whose traps throw': throws(proxy),
    'throws null': throws(() => null),
    'throws a text': throws(() => 'no'),
    'answers undefined': answers(() => undefined),
    'answers null': answers(() => null),
    'answers a number': answers(() => 42),
    'answers a text': answers(() => 'yes'),
    'answers a text of 5 MB': answers(() => `0x${'00'.repeat(2_500_000)}`),
    'answers an object without a prototype': answers(bare),
    'answers a list of null': answers(() => [null]),
    'answers a list of rubbish': answers(() => ['0x', bare(), Symbol('x'), 7]),
    'answers a proxy whose traps throw': answers(
      () =>
        new Proxy(() => undefined, {
          ...traps,
          get: (_target: object, key: PropertyKey) => (key === 'then' ? undefined : refuse()),
        }),
    ),
    'answers a list whose functions throw': answers(() =>
      Object.assign([1], { map: refuse, flatMap: refuse, slice: refuse }),
    ),
    'answers at once, without a promise': () => true,
    'answers a thenable that throws': () => thenable(refuse),
    'answers a thenable that rejects and resolves': () =>
      thenable((resolve, reject) => {
        reject(bare())
        resolve([])
      }),
    'sends accountsChanged with null': emits('accountsChanged', () => null),
    'sends accountsChanged with rubbish': emits('accountsChanged', () => [7, bare(), 'x']),
    'sends accountsChanged with a proxy': emits('accountsChanged', proxy),
    'sends chainChanged with rubbish': emits('chainChanged', bare),
    'sends connect with null': emits('connect', () => null),
    'sends disconnect with a proxy': emits('disconnect', proxy),
    'never answers': () => new Promise(() => undefined),
  }

  const misbehave: Misbehaving = { at: '', names: Object.keys(behaviors) }
  for (const [index, behavior] of Object.values(behaviors).entries()) {
    const listeners = new Map<string, Listener[]>()
    const emit: Emit = (event, value) => {
      for (const listener of listeners.get(event) ?? []) listener(value)
    }
    let isPermitted = false
    const honest = (method: string) => {
      switch (method) {
        case 'eth_requestAccounts':
          isPermitted = true
          return [address]
        case 'eth_accounts':
          return isPermitted ? [address] : []
        case 'eth_chainId':
          return '0x7a69'
        case 'personal_sign':
          return `0x${'11'.repeat(65)}`
        default:
          throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
      }
    }
    const provider = {
      request({ method }: { method: string }) {
        if (method === misbehave.at) return behavior(async () => honest(method), emit)
        return Promise.resolve().then(() => honest(method))
      },
      on: (event: string, listener: Listener) =>
        listeners.set(event, [...(listeners.get(event) ?? []), listener]),
      removeListener: (event: string, listener: Listener) =>
        listeners.set(
          event,
          (listeners.get(event) ?? []).filter((other) => other !== listener),
        ),
    }
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const info = {
      uuid: crypto.randomUUID(),
      name: `Wallet ${index + 1}`,
      icon,
      rdns: `misbehaving-${index + 1}.test`,
    }
    const announce = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  Object.assign(window, { misbehave })
  return misbehave
}
