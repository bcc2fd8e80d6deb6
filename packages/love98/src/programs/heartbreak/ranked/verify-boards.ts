import { levels } from '@/domain/heartbreak/board/level'
import { matchesCommitment } from '@/domain/heartbreak/daily/commitment'
import { dealDaily } from '@/domain/heartbreak/daily/daily'

/** The result of checking a month: whether the secret matches its hash, and how many boards were dealt from it. */
export type MonthCheck = { readonly fits: boolean; readonly boards: number }

/**
 * Checks in the browser that a published secret matches its commitment, and deals the boards of the first day from it.
 * @param month `2026-11`
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
    // Dealing is slow: yield so that the page can render.
    await new Promise((resume) => setTimeout(resume))
  }
  return { fits: true, boards }
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Web Crypto requires an ArrayBuffer-backed view. */
function copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
