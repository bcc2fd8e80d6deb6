import 'server-only'
import { randomBytes } from 'node:crypto'
import { readPrimaryName } from '@/chain/names/primary-name'
import { verificationClient, verifySignature } from '@/chain/verify-signature'
import type { Address } from '@/domain/address'
import { nameChainOf } from '@/domain/community/name-chain'
import { AppError } from '@/domain/errors'
import { shortenName } from '@/domain/wallet/connection-name'
import type { AuthPorts } from './auth/ports'
import { database } from './db/database'
import type { Database } from './db/opened-database'
import type { Deployment } from './deployment'
import { createAnswerCache } from './gateway/answer-cache'
import type { GatewayPorts } from './gateway/forward-call'
import { createGatewayPause } from './gateway/gateway-pause'
import { createExportCache } from './guestbook/export-entries'
import type { GuestbookPorts } from './guestbook/ports'
import type { HeartbreakPorts } from './heartbreak/ports'
import { createTableCache } from './heartbreak/table-cache'
import {
  closeDeployment,
  deploymentClosedMs,
  limitDeployment,
  limitSender,
  minute,
  rateLimit,
} from './http/rate-limit'
import { createEnsNameCache } from './players/ens-name-cache'
import { createRecentPlayers } from './players/player'
import { fetchFrom } from './rpc/served-nodes'
import { withTimeout } from './timing'

export type ServedPorts = {
  auth: AuthPorts
  heartbreak: HeartbreakPorts
  guestbook: GuestbookPorts
  gateway: GatewayPorts
}

/**
 * Creates the external dependencies of this server's use cases.
 * @param site `url`: the public origin
 */
export function servedPorts(deployment: Deployment, site: { url: string; name: string }): ServedPorts {
  const { settings, nodes } = deployment
  const shared = { now: () => new Date(), randomBytes }
  const verify: AuthPorts['verify'] = async (chainId, signed) => {
    const node = nodes.get(chainId)
    return verifySignature(signed, node ? verificationClient(node, signatureTimeout, fetchFrom(node)) : null)
  }
  const names = createEnsNameCache(primaryNameReader(deployment))
  const players = createRecentPlayers()
  return {
    auth: {
      ...shared,
      database,
      verify,
      site: {
        domain: new URL(site.url).host,
        uri: site.url,
        chainIds: settings.chains.map(({ id }) => id),
        // A statement is ASCII (EIP-4361), but the name of a site may contain any character.
        statement: `Sign in to ${site.name.replace(/[^A-Za-z0-9 .'-]/g, '').trim() || 'this site'}.`,
      },
    },
    gateway: {
      gateway: deployment.safeGateway,
      chainIds: settings.chains.map(({ id }) => id),
      cache: createAnswerCache(),
      pause: createGatewayPause(Date.now, sharedPause),
      admit: (sender) => limitSender(sender, callLimit),
      spend: () => limitDeployment(deploymentLimit),
    },
    heartbreak: {
      ...shared,
      database: databaseWithinLimit,
      names,
      tables: createTableCache(),
      players,
    },
    guestbook: {
      now: shared.now,
      database: databaseWithinLimit,
      verify,
      domain: new URL(site.url).host,
      chainIds: settings.chains.map(({ id }) => id),
      settings: deployment.guestbook,
      names,
      visitors: players,
      exports: createExportCache(),
    },
  }
}

/** The requests of `/api/safe` that need a call to the Safe service. */
const callLimit = rateLimit('safe-calls', 120, minute)
/**
 * The sum of these calls over all senders. One sender can use a twentieth of it, and one IPv6 network half.
 */
const deploymentLimit = rateLimit('safe-deployment', 2_400, minute, { isShared: true })

/** If one process gets a 429 from the Safe service, all processes pause. */
const sharedPause = {
  share: (ms: number) => closeDeployment(deploymentLimit, ms),
  remaining: () => deploymentClosedMs(deploymentLimit),
}

/** The timeout of a node for one call of a signature check, ms. */
const signatureTimeout = 10_000

/** Creates a function that reads names from our own node. Without a node or a resolver no address has a name. */
function primaryNameReader({ settings, nodes }: Deployment): Parameters<typeof createEnsNameCache>[0] {
  const nameChain = nameChainOf(settings)
  const chain = settings.chains.find(({ id }) => id === nameChain)
  const nodeUrl = nameChain === null ? undefined : nodes.get(nameChain)
  return async (address) => {
    if (!nodeUrl || !chain) return null
    const { universalResolver, nameRegistry } = chain
    const name = await readPrimaryName({ nodeUrl, universalResolver, nameRegistry }, address as Address)
    return name === null ? null : shortenName(name)
  }
}

/** The time that a request of the game waits while the database is opening, ms. */
const openingLimit = 5_000

/** @throws {AppError} `database-unavailable` */
async function databaseWithinLimit(): Promise<Database> {
  try {
    return await withTimeout(openingLimit, database())
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('database-unavailable', error)
  }
}
