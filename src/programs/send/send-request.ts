/** What a link, or another window, wants to be filled in: texts that are checked like typed ones. */
export type SendRequest = { readonly to: string; readonly token: string; readonly amount: string }

/** What the form holds; it outlives a change of the account, which is another account's form. */
export type Draft = SendRequest & { readonly isFromLink: boolean }

/** Characters of each. A name of ENS has at most 253. */
const longest = { to: 260, token: 42, amount: 80 }

/** Reads `to=…&token=…&amount=…`; null when it asks for nothing. What is too long is left out, and not cut. */
export function parseSendRequest(query: string): SendRequest | null {
  const parameters = new URLSearchParams(query)
  const read = (name: keyof typeof longest) => {
    const text = parameters.get(name) ?? ''
    return text.length <= longest[name] ? text : ''
  }
  const request = { to: read('to'), token: read('token'), amount: read('amount') }
  return request.to || request.token || request.amount ? request : null
}
