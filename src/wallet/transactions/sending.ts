import { loadChunk } from '@/browser/load-chunk'

type Single = typeof import('./send-transaction')
type Several = typeof import('./send-calls')

/** `sendTransaction` for windows, whose code is loaded before something is sent. @throws {LoveError} `chunk-unavailable` too */
export const sendTransaction: Single['sendTransaction'] = async (...asked) => {
  const part = await loadChunk(() => import('./send-transaction'))
  return part.sendTransaction(...asked)
}

/** `sendCalls`, as `sendTransaction`. */
export const sendCalls: Several['sendCalls'] = async (...asked) => {
  const part = await loadChunk(() => import('./send-calls'))
  return part.sendCalls(...asked)
}

/** `canSendTogether`; false also where its code cannot be loaded. */
export const canSendTogether: Several['canSendTogether'] = async (...asked) => {
  const part = await import('./send-calls').catch(() => null)
  return (await part?.canSendTogether(...asked)) ?? false
}
