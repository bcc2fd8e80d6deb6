import { localPath } from '@/domain/navigation/program-path'

/** Values that a link or another window fills into the form. They are validated like typed text. */
export type SendRequest = { readonly to: string; readonly token: string; readonly amount: string }

/** The contents of the form. They are kept when the account changes, which creates a new form. */
export type Draft = SendRequest & { readonly isFromLink: boolean }

/** The longest accepted texts, in characters. An ENS name has at most 253. */
const longest = { to: 260, token: 42, amount: 80 }

/** Parses `to=…&token=…&amount=…`; null if all are empty. A text that is too long is dropped, not truncated. */
export function parseSendRequest(query: string): SendRequest | null {
  const parameters = new URLSearchParams(query)
  const read = (name: keyof typeof longest) => {
    const text = parameters.get(name) ?? ''
    return text.length <= longest[name] ? text : ''
  }
  const request = { to: read('to'), token: read('token'), amount: read('amount') }
  return request.to || request.token || request.amount ? request : null
}

const names = ['to', 'token', 'amount']

/**
 * Returns the request of `/p/send?to=…&token=…&amount=…` and removes it from the address, so that a reload
 * does not repeat it.
 */
export function consumeUrlRequest(): SendRequest | null {
  const url = new URL(window.location.href)
  if (url.pathname !== localPath('/p/send')) return null
  const request = parseSendRequest(url.search)
  if (!request) return null
  for (const name of names) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  return request
}
