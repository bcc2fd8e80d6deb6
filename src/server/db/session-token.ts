import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a cookie: 256 random bits, as 43 characters of base64url (RFC 4648). */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret: its SHA-256 in hex. Guessing is hopeless at 256 bits, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
