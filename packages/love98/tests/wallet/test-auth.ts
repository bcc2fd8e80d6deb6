import type { Auth } from '@/browser/api/auth'
import { AppError } from '@/domain/errors'
import type { Session } from '@/domain/sign-in/session'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'
import { first } from './test-provider'

/** A server that keeps one session and records its requests. `failing` contains the calls that fail. */
export class TestAuth implements Auth {
  readonly asked: string[] = []
  readonly verified: { message: string; signature: string }[] = []
  failing: Partial<Record<keyof Auth, AppError>> = {}
  open: Session = { status: 'unauthenticated' }
  /** Fields that differ from the correct response to a nonce request. */
  change: Partial<SignInFields> = {}
  lifetime = 300_000
  private nonces = 0

  async getNonce({ address, chainId }: Parameters<Auth['getNonce']>[0]): Promise<SignInFields> {
    this.note('getNonce')
    const { host, origin } = window.location
    const issuedAt = Date.now()
    return {
      domain: host,
      address,
      statement: 'Sign in to the test.',
      uri: origin,
      version: '1',
      chainId,
      nonce: `nonce${++this.nonces}`,
      issuedAt: new Date(issuedAt).toISOString(),
      expirationTime: new Date(issuedAt + this.lifetime).toISOString(),
      requestId: 'request1',
      ...this.change,
    }
  }

  async createMessage(fields: SignInFields) {
    return { message: JSON.stringify(fields), fields }
  }

  async verify(signed: { message: string; signature: string }): Promise<Session> {
    this.note('verify')
    this.verified.push(signed)
    this.open = sessionOf((JSON.parse(signed.message) as SignInFields).address)
    return this.open
  }

  async signOut(): Promise<void> {
    this.note('signOut')
    this.open = { status: 'unauthenticated' }
  }

  async session(): Promise<Session> {
    this.note('session')
    return this.open
  }

  countOf(call: keyof Auth): number {
    return this.asked.filter((name) => name === call).length
  }

  private note(call: keyof Auth) {
    this.asked.push(call)
    const error = this.failing[call]
    if (error) throw error
  }
}

export function sessionOf(
  address = first as SignInFields['address'],
  kind: 'account' | 'contract' = 'account',
) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  return { status: 'authenticated', address, chainId: 31337, kind, expiresAt } as const satisfies Session
}

export const outage = new AppError('server-unavailable')
