import 'server-only'
import { randomBytes } from 'node:crypto'
import { verificationClient, verifySignature } from '@/chain/verify-signature'
import { database } from '../db/database'
import { issueNonce, spendNonce } from '../db/nonces'
import { confirmSession, endSession, findSession, openSession } from '../db/sessions'
import type { Deployment } from '../deployment'
import type { AuthPorts, AuthStore } from './ports'

/**
 * Sign-in as this server offers it: its database, its nodes, its clock.
 * @param siteUrl the origin people type
 */
export function servedPorts({ settings, nodes }: Deployment, siteUrl: string, siteName: string): AuthPorts {
  return {
    db: storedHere,
    verify: async (chainId, signed) => {
      const node = nodes.get(chainId)
      return verifySignature(signed, node ? verificationClient(node) : null)
    },
    now: () => new Date(),
    randomBytes,
    deployment: {
      domain: new URL(siteUrl).host,
      uri: siteUrl,
      chainIds: settings.chains.map(({ id }) => id),
      // A statement is plain ASCII (EIP-4361); a name may be anything.
      statement: `Sign in to ${siteName.replace(/[^A-Za-z0-9 .'-]/g, '').trim() || 'this site'}.`,
    },
  }
}

const storedHere: AuthStore = {
  issueNonce: async (nonce) => issueNonce(await database(), nonce),
  spendNonce: async (nonce, now) => spendNonce(await database(), nonce, now),
  openSession: async (session, replaces) => openSession(await database(), session, replaces),
  findSession: async (tokenHash, now) => findSession(await database(), tokenHash, now),
  confirmSession: async (tokenHash, now) => confirmSession(await database(), tokenHash, now),
  endSession: async (tokenHash) => endSession(await database(), tokenHash),
}
