import { LoveError } from '@/domain/errors'
import type { Session } from '@/domain/sign-in/session'

/** Who plays: `player` is one key a wallet; a contract account is another one on every chain. */
export type Player = { player: string; address: string; chainId: number | null }

/** The player of a session; null when nobody is signed in. */
export function playerOf(session: Session): Player | null {
  if (session.status !== 'authenticated') return null
  const { address, chainId, kind } = session
  const small = address.toLowerCase()
  return kind === 'account'
    ? { player: small, address, chainId: null }
    : { player: `${chainId}:${small}`, address, chainId }
}

/** @throws {LoveError} `not-signed-in` */
export function requirePlayer(session: Session): Player {
  const player = playerOf(session)
  if (!player) throw new LoveError('not-signed-in')
  return player
}
