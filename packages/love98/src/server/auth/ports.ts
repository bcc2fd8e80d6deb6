import 'server-only'
import type { verifySignature } from '@/chain/verify-signature'
import type { SignInSite } from '@/domain/sign-in/sign-in-rules'
import type { ServerPorts } from '../ports'

export type AuthPorts = ServerPorts & {
  /** Checks a signature on the chain that the message names. Returns null if it is not valid. */
  verify(chainId: number, signed: Parameters<typeof verifySignature>[0]): ReturnType<typeof verifySignature>
  site: SignInSite & { statement: string }
}
