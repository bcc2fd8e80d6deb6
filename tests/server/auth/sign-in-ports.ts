import { randomBytes } from 'node:crypto'
import type { PrivateKeyAccount } from 'viem'
import { verifySignature } from '@/chain/verify-signature'
import { LoveError } from '@/domain/errors'
import { signInMessage } from '@/domain/sign-in/sign-in-message'
import { issueSignInNonce } from '@/server/auth/issue-nonce'
import type { AuthPorts } from '@/server/auth/ports'
import type { Nonce } from '@/server/db/nonces'
import { createToken } from '@/server/db/session-token'
import type { StoredSession } from '@/server/db/sessions'

/** A sign-in with a clock to set and tables in memory, which keep the promises of the real ones. */
export function createPorts(over: Partial<AuthPorts> = {}) {
  const clock = { now: Date.parse('2026-05-01T12:00:00.000Z') }
  const nonces = new Map<string, Nonce>()
  const sessions = new Map<string, StoredSession>()
  const ports: AuthPorts = {
    db: {
      issueNonce: async (nonce) => void nonces.set(nonce.nonce, nonce),
      spendNonce: async (nonce, now) => {
        const found = nonces.get(nonce)
        nonces.delete(nonce)
        return found && found.expiresAt > now ? found : null
      },
      openSession: async ({ now, proof, ...session }, replaces) => {
        sessions.delete(replaces ?? '')
        const opened = { ...session, proof: proof ?? null, createdAt: now, verifiedAt: now }
        sessions.set(session.tokenHash, opened)
        return opened
      },
      findSession: async (tokenHash, now) => {
        const found = sessions.get(tokenHash)
        return found && found.expiresAt > now ? found : null
      },
      confirmSession: async (tokenHash, now) => {
        const found = sessions.get(tokenHash)
        if (found) sessions.set(tokenHash, { ...found, verifiedAt: now })
        return found !== undefined
      },
      endSession: async (tokenHash) => sessions.delete(tokenHash),
    },
    // No contract stands on this chain.
    verify: (_, signed) =>
      verifySignature(signed, null).catch((error: unknown) => {
        if (error instanceof LoveError) return null
        throw error
      }),
    now: () => new Date(clock.now),
    randomBytes,
    deployment: {
      domain: 'love98.example',
      uri: 'https://love98.example',
      chainIds: [1, 11155111],
      statement: 'Sign in to Love98.',
    },
    ...over,
  }
  return { ports, clock, nonces, sessions }
}

/** A message that was proposed to an account in a browser, signed by it. */
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
