import { randomBytes } from 'node:crypto'
import type { PrivateKeyAccount } from 'viem'
import { verifySignature } from '@/chain/verify-signature'
import { AppError } from '@/domain/errors'
import { signInMessage } from '@/domain/sign-in/sign-in-message'
import { issueSignInNonce } from '@/server/auth/issue-nonce'
import type { AuthPorts } from '@/server/auth/ports'
import { writeCookie } from '@/server/auth/session-cookie'
import type { Database } from '@/server/db/opened-database'
import { sessions } from '@/server/db/schema'
import { createToken } from '@/server/db/session-token'

/** Creates the ports of sign-in on a database, with an adjustable clock and the system's random bytes. */
export function createPorts(database: () => Database, over: Partial<AuthPorts> = {}) {
  const clock = { now: Date.parse('2026-05-01T12:00:00.000Z') }
  const ports: AuthPorts = {
    database: async () => database(),
    // This chain has no contracts.
    verify: (_, signed) =>
      verifySignature(signed, null).catch((error: unknown) => {
        if (error instanceof AppError) return null
        throw error
      }),
    now: () => new Date(clock.now),
    randomBytes,
    site: {
      domain: 'cats.example',
      uri: 'https://cats.example',
      chainIds: [1, 8453],
      statement: 'Sign in to Cat Club.',
    },
    ...over,
  }
  return { ports, clock, sessions: () => database().orm.select().from(sessions) }
}

export function requestWith(token: string): Request {
  const [cookie = ''] = writeCookie('session', 'page', token, 60).split(';')
  return new Request('https://cats.example/api/auth/session', { headers: { cookie } })
}

/** Returns a message that was proposed to an account in a browser, signed by the account. */
export async function signedFor(
  ports: AuthPorts,
  account: PrivateKeyAccount,
  {
    browser = createToken(),
    chainId = 1,
    kind = 'plain',
  }: { browser?: string; chainId?: number; kind?: 'plain' | 'safe' } = {},
) {
  const fields = await issueSignInNonce(ports, { address: account.address, chainId, kind }, browser)
  const message = signInMessage(fields)
  const signature = await account.signMessage({ message })
  return { fields, message, signature, browser, cookies: { browser, session: null } }
}
