import { localPath } from '@/domain/navigation/program-path'
import { parseSendRequest, type SendRequest } from './send-request'

const names = ['to', 'token', 'amount']

/** Returns the request of `/p/send?to=…&token=…&amount=…` and removes it from the address, so that a reload does not repeat it. */
export function takeUrlRequest(): SendRequest | null {
  const url = new URL(window.location.href)
  if (url.pathname !== localPath('/p/send')) return null
  const request = parseSendRequest(url.search)
  if (!request) return null
  for (const name of names) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  return request
}
