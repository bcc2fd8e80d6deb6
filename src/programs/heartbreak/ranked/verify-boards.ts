import { levels } from '@/domain/heartbreak/board/level'
import { matchesCommitment } from '@/domain/heartbreak/daily/commitment'
import { dealDaily } from '@/domain/heartbreak/daily/daily'

/** What came of checking a month. */
export type MonthCheck = { readonly fits: boolean; readonly boards: number }

/**
 * Checks a month in the browser, with its own cryptography: that the published secret fits the hash published before,
 * and that it deals boards. Boards of the first day are dealt; every other day goes the same way.
 * @param secret 64 hex digits
 */
export async function checkMonth(month: string, secret: string, commitment: string): Promise<MonthCheck> {
  const bytes = fromHex(secret)
  const sha256 = async (data: Uint8Array) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', copyOf(data)))
  if (!(await matchesCommitment(sha256, bytes, commitment))) return { fits: false, boards: 0 }
  const key = await crypto.subtle.importKey('raw', copyOf(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const keyed = async (message: string) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, copyOf(new TextEncoder().encode(message))))
  let boards = 0
  for (const level of levels) {
    await dealDaily(keyed, `${month}-01`, level)
    boards++
    // A board may take a while: the page draws in between.
    await new Promise((resume) => setTimeout(resume))
  }
  return { fits: true, boards }
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Web Crypto takes bytes of a buffer of their own. */
function copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
