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
