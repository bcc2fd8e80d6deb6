import { vi } from 'vitest'
import { createHost } from './rules.ts'

type Answered = 'confirm' | 'reject' | 'close'
type Message = { data: unknown; origin: string; source: unknown }

export const hostOrigin = 'https://app.safe.global'
export const appOrigin = 'https://cats.example'
export const safeAddress = '0x0165878A594ca255338adfa4d48449f69242Eb8F'
export const ownerAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const txHash = `0x${'7'.repeat(64)}`
export const safeTxHash = `0x${'5'.repeat(64)}`
export const safeInfo = {
  safeAddress,
  chainId: 31_337,
  owners: [ownerAddress],
  threshold: 1,
  isReadOnly: false,
  nonce: 0,
}

/**
 * Creates a window in a frame whose parent is a fake host. Messages arrive later and as copies, as between two
 * pages.
 */
export function openFramedPage({ silent = false } = {}) {
  const asked: { kind: string; payload: unknown }[] = []
  const sent: { method: string; params: unknown; id: string }[] = []
  let answered: Answered = 'confirm'
  const parent = {
    postMessage(data: { method: string; params: unknown; id: string }) {
      sent.push(structuredClone(data))
      if (silent) return
      host.handle({ data: structuredClone(data), origin: appOrigin }).then((answer) => {
        if (answer) postMessage(structuredClone(answer))
      })
    },
  }
  const host = createHost({
    safe: safeInfo,
    chain: { chainName: 'Demo', chainId: '31337', shortName: 'demo' },
    origin: hostOrigin,
    appOrigin,
    node: async (method, params) => {
      if (method === 'eth_call') return `0x1626ba7e${'0'.repeat(56)}`
      if (method === 'eth_getBlockByNumber') return { number: '0x10' }
      return { method, params }
    },
    details: async () => ({ txStatus: 'SUCCESS', txHash }),
    balances: async (currency) => ({ fiatTotal: '1', items: [], currency }),
    ask: async (kind, payload) => {
      asked.push({ kind, payload })
      return answered
    },
    propose: async () => safeTxHash,
    sign: async () => ({ messageHash: txHash, signature: '0x1234' }),
    signature: async (messageHash) => (messageHash === txHash ? '0x1234' : undefined),
    addressBook: [{ address: ownerAddress, name: 'Rose', chainId: '31337' }],
  })
  const page = Object.assign(new EventTarget(), { parent, crypto: globalThis.crypto })
  const errors: unknown[] = []
  function postMessage(data: unknown, { origin = hostOrigin, source = parent }: Partial<Message> = {}) {
    const event = Object.assign(new Event('message'), { data, origin, source })
    page.dispatchEvent(event)
  }
  vi.stubGlobal('window', page)
  return {
    // The fake has every property of a window that the product uses.
    page: page as unknown as Window,
    asked,
    sent,
    errors,
    say: postMessage,
    answer: (next: Answered) => {
      answered = next
    },
  }
}
