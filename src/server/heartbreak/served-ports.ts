import 'server-only'
import { randomBytes } from 'node:crypto'
import { readPrimaryName } from '@/chain/names/primary-name'
import type { Address } from '@/domain/address'
import { LoveError } from '@/domain/errors'
import { shortenName } from '@/domain/wallet/connection-name'
import { processSingleton } from '@/server/process-singleton'
import { within } from '@/server/with-timeout'
import { type Database, database } from '../db/database'
import type { Deployment } from '../deployment'
import { createNameBook } from './ens-name-cache'
import type { HeartbreakPorts } from './ports'

/** The game as this server offers it: its database, its clock, and names from its own node. */
export function servedPorts({ settings, nodes }: Deployment): HeartbreakPorts {
  const { chains, nameChainId } = settings
  const universalResolver = chains.find(({ id }) => id === nameChainId)?.universalResolver
  const nodeUrl = nodes.get(nameChainId)
  const lookUp = async (address: string) => {
    if (!nodeUrl || !universalResolver) return null
    const name = await readPrimaryName({ nodeUrl, universalResolver }, address as Address)
    return name === null ? null : shortenName(name)
  }
  return {
    database: databaseSoon,
    now: () => new Date(),
    randomBytes,
    names: processSingleton('heartbreak.names', () => createNameBook(lookUp)),
  }
}

/** Opening a database takes longest; whoever asks meanwhile is told so in time, ms. */
const longestWait = 5_000

/** @throws {LoveError} `database-unavailable` */
async function databaseSoon(): Promise<Database> {
  try {
    return await within(longestWait, database())
  } catch (error) {
    throw error instanceof LoveError ? error : new LoveError('database-unavailable', error)
  }
}
