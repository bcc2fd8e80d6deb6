import { createHash, randomBytes } from 'node:crypto'

/** Returns a new secret for a cookie: 256 random bits, as 43 characters of base64url (RFC 4648). */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Returns the stored form of a secret: its SHA-256 in hex. A secret with 256 bits cannot be guessed, so no salt is
 * needed.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
