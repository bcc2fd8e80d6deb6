import 'server-only'
import type { verifySignature } from '@/chain/verify-signature'
import type { SignInPlace } from '@/domain/sign-in/sign-in-rules'
import type { Nonce } from '../db/nonces'
import type { NewSession, StoredSession } from '../db/sessions'

/** What sign-in needs of the world, handed in so that its rules can be proven without any of it. */
export type AuthPorts = {
  db: AuthStore
  /** Asks whose signature it is, on the chain that the message names. */
  verify(chainId: number, signed: Parameters<typeof verifySignature>[0]): ReturnType<typeof verifySignature>
  now(): Date
  /** From the system's generator of secrets. */
  randomBytes(length: number): Uint8Array
  deployment: SignInPlace & { statement: string }
}

/** The tables behind sign-in; see `src/server/db` for what each promises. */
export type AuthStore = {
  issueNonce(nonce: Nonce): Promise<void>
  spendNonce(nonce: string, now: Date): Promise<Nonce | null>
  openSession(session: NewSession, replaces?: string): Promise<StoredSession>
  findSession(tokenHash: string, now: Date): Promise<StoredSession | null>
  confirmSession(tokenHash: string, now: Date): Promise<boolean>
  endSession(tokenHash: string): Promise<boolean>
}
