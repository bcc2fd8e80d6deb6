import type { Address } from '@/domain/address'
import { isErrorCode, LoveError } from '@/domain/errors'
import { parseSession, type Session } from '@/domain/sign-in/session'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'

/** Milliseconds; the server may have to ask a contract, whose node has ten seconds of its own. */
const answerLimit = 20_000

/**
 * Sign-in over this site's own server, in the four functions of an authentication adapter `[S7.1]`, and the question
 * who is signed in. Cookies carry the session, so nothing here holds a secret.
 */
export const auth = {
  /** Asks for a fresh nonce, and what else is to be signed. @throws {LoveError} */
  async getNonce(account: { address: Address; chainId: number }): Promise<SignInFields> {
    const answer = await ask('POST', '/api/auth/nonce', { ...account, ...place() })
    // What the fields hold is proven by the message that they become.
    return (answer as { fields: SignInFields }).fields
  },

  /**
   * The text to sign (EIP-4361), and its fields as anybody else reads them from that text. Its grammar comes when there
   * is something to sign.
   * @throws {LoveError} `unexpected` when the fields make no message that can be read back
   */
  async createMessage(given: SignInFields): Promise<{ message: string; fields: SignInFields }> {
    try {
      const { parseSignInMessage, signInMessage } = await import('@/domain/sign-in/sign-in-message')
      const message = signInMessage(given)
      const fields = parseSignInMessage(message)
      if (fields) return { message, fields }
    } catch (cause) {
      throw new LoveError('unexpected', cause)
    }
    throw new LoveError('unexpected', new Error('The message cannot be read back.'))
  },

  /** Has a signature checked; the answer is the session it opened. @throws {LoveError} */
  async verify(signed: { message: string; signature: string }): Promise<Session> {
    return sessionIn(await ask('POST', '/api/auth/verify', { ...signed, ...place() }))
  },

  /** Ends the session, also when the page is just being left. @throws {LoveError} */
  async signOut(): Promise<void> {
    await ask('DELETE', '/api/auth/session')
  },

  /** Who is signed in. @throws {LoveError} */
  async session(): Promise<Session> {
    return sessionIn(await ask('GET', `/api/auth/session${place().frame ? '?frame=1' : ''}`))
  },
}

export type Auth = typeof auth

/** In a frame of another site only cookies of a kind of their own come back, so the server is told. */
function place(): { frame?: true } {
  return window.parent === window ? {} : { frame: true }
}

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      cache: 'no-store',
      keepalive: method === 'DELETE',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerLimit),
    })
  } catch (cause) {
    throw new LoveError('server-unavailable', cause)
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null
  throw new LoveError(isErrorCode(code) ? code : 'unexpected', new Error(`${path}: ${response.status}`))
}

function sessionIn(answer: unknown): Session {
  try {
    return parseSession(answer)
  } catch (cause) {
    throw new LoveError('unexpected', cause)
  }
}
