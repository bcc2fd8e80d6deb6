type Answered = 'confirm' | 'reject' | 'close'

type Outside = {
  safe: Record<string, unknown>
  chain: Record<string, unknown>
  origin: string
  appOrigin: string
  node: (method: string, params: unknown) => Promise<unknown>
  details: (safeTxHash: string) => Promise<unknown>
  balances: (currency: string) => Promise<unknown>
  ask: (kind: string, payload: unknown) => Promise<Answered>
  propose: (txs: unknown) => Promise<string>
  sign: (message: unknown) => Promise<{ messageHash: string; signature: string } | { safeTxHash: string }>
  signature: (messageHash: string) => Promise<string | undefined>
  addressBook: readonly { address: string; name: string; chainId: string }[]
}

/** The fields of all requests; some requests have a text or a list instead. */
type Params = {
  readonly currency?: string
  readonly call?: string
  readonly params?: unknown
  readonly safeTxHash?: string
  readonly txs?: unknown
  readonly message?: unknown
  readonly typedData?: unknown
}

type Question = { readonly id?: unknown; readonly method?: string; readonly params?: unknown }

const version = '9.1.0'

/**
 * Creates the page of a Safe around an app, as its public interface describes it: thirteen methods, answers in one
 * form, and no answer where the real one has none. The same rules run in Node tests and in a browser's page.
 */
export function createHost(outside: Outside) {
  let permissions: {
    parentCapability: string
    invoker: string
    date: number
    caveats: { type: string; value?: unknown }[]
  }[] = []
  const isGranted = () =>
    permissions.some(
      ({ caveats }) => !caveats.some(({ type, value }) => type === 'userRestricted' && value === true),
    )

  const methods: Record<string, (params: Params) => Promise<unknown>> = {
    getSafeInfo: async () => outside.safe,
    getChainInfo: async () => outside.chain,
    getEnvironmentInfo: async () => ({ origin: outside.origin }),
    getSafeBalances: async ({ currency = 'usd' }) => outside.balances(currency),
    rpcCall: async ({ call = '', params }) =>
      call === 'safe_setSettings' && Array.isArray(params) ? params[0] : outside.node(call, params),
    getTxBySafeTxHash: async ({ safeTxHash = '' }) => outside.details(safeTxHash),
    async sendTransactions({ txs }) {
      if ((await outside.ask('sendTransactions', txs)) !== 'confirm')
        throw new Refusal('Transaction was rejected')
      return { safeTxHash: await outside.propose(txs) }
    },
    signMessage: ({ message }) => sign(message),
    signTypedMessage: ({ typedData }) => sign(typedData),
    getOffChainSignature: async (messageHash) => outside.signature(String(messageHash)),
    wallet_getPermissions: async () => permissions,
    async wallet_requestPermissions() {
      const answered = await outside.ask('requestAddressBook', undefined)
      // A dialog that is dismissed by its × is never answered.
      if (answered === 'close') return undefined
      const caveats = answered === 'reject' ? [{ type: 'userRestricted', value: true }] : []
      permissions = [{ parentCapability: 'requestAddressBook', invoker: outside.appOrigin, date: 0, caveats }]
      if (answered === 'reject') throw new Refusal('Permissions were rejected')
      return permissions
    },
    requestAddressBook: async () => (isGranted() ? outside.addressBook : []),
  }

  async function sign(message: unknown) {
    if ((await outside.ask('signMessage', message)) !== 'confirm')
      throw new Refusal('Transaction was rejected')
    return outside.sign(message)
  }

  return {
    /** Answers one message; `undefined` means no answer. */
    async handle({
      data,
      origin,
    }: {
      data: Question | null
      origin: string
    }): Promise<Record<string, unknown> | undefined> {
      const { id, method: name = '', params = {} } = data ?? {}
      const method = methods[name]
      if (!method || origin !== outside.appOrigin) return undefined
      try {
        const answer = await method(params as Params)
        return answer === undefined ? undefined : { id, success: true, version, data: answer }
      } catch (error) {
        const text = error instanceof Refusal ? error.message : 'Request failed'
        return { id, success: false, version, error: text }
      }
    },
  }
}

class Refusal extends Error {}
