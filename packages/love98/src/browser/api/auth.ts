import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import { isRecord } from '@/domain/is-record'
import { parseSession, type Session } from '@/domain/sign-in/session'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'
import { requestApi } from './api'

/** Milliseconds; the server may have to call a contract, whose node has a timeout of ten seconds. */
const timeout = 20_000

/**
 * The sign-in endpoints, in the four functions of an authentication adapter `[S7.1]`, and the current session. The
 * session is in an HTTP-only cookie, so nothing here holds a secret.
 */
export const auth = {
  /**
   * Requests a fresh nonce, with the other fields of the message; `safe` gives the owners of a Safe a day to sign it.
   * @throws {AppError}
   */
  getNonce: (account: { address: Address; chainId: number; kind?: 'safe' }): Promise<SignInFields> =>
    requestApi({ method: 'POST', path: '/api/auth/nonce', body: account, parse: fieldsOf, timeout }),

  /**
   * Writes the message to sign (EIP-4361), and gives its fields as parsed from that text. Lazy import of the grammar.
   * @throws {AppError} `unexpected` when the fields make no message that parses
   */
  async createMessage(given: SignInFields): Promise<{ message: string; fields: SignInFields }> {
    try {
      const { parseSignInMessage, signInMessage } = await import('@/domain/sign-in/sign-in-message')
      const message = signInMessage(given)
      const fields = parseSignInMessage(message)
      if (fields) return { message, fields }
    } catch (cause) {
      throw new AppError('unexpected', cause)
    }
    throw new AppError('unexpected', new Error('The message cannot be read back.'))
  },

  /** Verifies a signature on the server; the answer is the session it opened. @throws {AppError} */
  verify: (signed: { message: string; signature: string }): Promise<Session> =>
    requestApi({ method: 'POST', path: '/api/auth/verify', body: signed, parse: parseSession, timeout }),

  /** Ends the session, also when the page is being left. @throws {AppError} */
  async signOut(): Promise<void> {
    await requestApi({ method: 'DELETE', path: '/api/auth/session', parse: parseSession, timeout })
  },

  /** @throws {AppError} */
  session: (): Promise<Session> =>
    requestApi({ method: 'GET', path: '/api/auth/session', parse: parseSession, timeout }),
}

export type Auth = typeof auth

/** The single fields are checked when the message is parsed. */
function fieldsOf(answer: unknown): SignInFields {
  if (isRecord(answer) && isRecord(answer.fields)) return answer.fields as SignInFields
  throw new TypeError('nonce: no fields')
}
