/** The way in which the page finds a wallet: announced by EIP-6963, as `window.ethereum`, or both. */
export type Discovery = 'announced' | 'legacy' | 'both'

type Info = { uuid: string; name: string; rdns: string; icon: string }

/** Runs in the page, before its own scripts. */
export function provideWallet({ found, info, flag }: { found: Discovery; info: Info; flag: string }): void {
  type Answer = { result: unknown; error?: { code: number; message: string } }
  type SendRequest = (method: string, params: unknown) => Promise<Answer>
  const page = window as unknown as Record<string, unknown>
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const provider = {
    [flag]: true,
    async request({ method, params }: { method: string; params?: unknown }) {
      const ask = page[`ask ${info.rdns}`] as SendRequest
      const { result, error } = await ask(method, params)
      if (error) throw Object.assign(new Error(error.message), { code: error.code })
      return result
    },
    on(event: string, listener: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener)
    },
  }
  window.addEventListener(`emit ${info.rdns}`, (message) => {
    const { event, value } = (message as CustomEvent<{ event: string; value: unknown }>).detail
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  })
  if (found !== 'announced') page.ethereum = provider
  if (found === 'legacy') return
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
