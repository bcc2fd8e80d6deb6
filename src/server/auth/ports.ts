import 'server-only'
import type { verifySignature } from '@/chain/verify-signature'
import type { SignInPlace } from '@/domain/sign-in/sign-in-rules'
import type { ServerPorts } from '../ports'

/** What the use-cases of sign-in take from outside. */
export type AuthPorts = ServerPorts & {
  /** Checks a signature on the chain that the message names; null when it is not valid. */
  verify(chainId: number, signed: Parameters<typeof verifySignature>[0]): ReturnType<typeof verifySignature>
  /** What a message must say of this site. */
  site: SignInPlace & { statement: string }
}
