import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { verifySignature } from '@/chain/verify-signature'
import type { Address } from '@/domain/address'
import {
  accountKey,
  actionMessage,
  entryMessage,
  type GuestbookAction,
} from '@/domain/guestbook/guestbook-message'
import type { Database } from '@/server/db/opened-database'
import { type Author, isOwner } from '@/server/guestbook/author'
import { changeEntries } from '@/server/guestbook/change-entries'
import { createExportCache } from '@/server/guestbook/export-entries'
import type { GuestbookPorts, GuestbookSettings } from '@/server/guestbook/ports'
import { readGuestbook } from '@/server/guestbook/read-guestbook'
import { writeEntry } from '@/server/guestbook/write-entry'

/** Creates a guestbook on a database, with an adjustable clock and owners; no chain has a node. */
export function guestbookOn(database: () => Database, over: Partial<GuestbookPorts> = {}) {
  const clock = { now: Date.parse('2026-11-22T12:00:00.000Z') }
  const settings: GuestbookSettings & { owners: Address[] } = { owners: [], ownerChainId: 1 }
  const ports: GuestbookPorts = {
    database: async () => database(),
    now: () => new Date(clock.now),
    verify: (_, signed) => verifySignature(signed, null),
    domain: 'cats.example',
    chainIds: [1],
    settings,
    names: { known: () => ({ nameOf: () => null, pending: false }) },
    visitors: { find: async () => null },
    exports: createExportCache(() => clock.now),
    ...over,
  }
  const day = () => new Date(clock.now).toISOString().slice(0, 10)

  return {
    ports,
    clock,
    settings,
    day,
    /** Signs an entry and sends it; `over` replaces signed fields, `sent` sent ones. */
    async write(
      signer: PrivateKeyAccount,
      text: string,
      { over = {}, sent = {}, as = authorOf(signer) }: { over?: object; sent?: object; as?: Author } = {},
    ) {
      const fields = {
        domain: ports.domain,
        address: as.address,
        chainId: as.chainId,
        day: day(),
        text,
        ...over,
      }
      const signature = await signer.signMessage({ message: entryMessage(fields) })
      return writeEntry(ports, as, { text, day: fields.day, signature, ...sent })
    },
    async act(
      signer: PrivateKeyAccount,
      action: GuestbookAction,
      about: { account: string; day: string | null },
      { over = {}, sent = {} }: { over?: object; sent?: object } = {},
    ) {
      const as = authorOf(signer)
      const signedAt = new Date(clock.now).toISOString()
      const fields = {
        domain: ports.domain,
        address: as.address,
        chainId: 1,
        action,
        signedAt,
        ...about,
        ...over,
      }
      const signature = await signer.signMessage({ message: actionMessage(fields) })
      const asked = { action, ...about, signedAt: fields.signedAt, signature, ...sent }
      await changeEntries(ports, settings, as, asked)
      return asked
    },
    async read(before?: number, visitor: PrivateKeyAccount | null = null) {
      const player = visitor && { player: '', address: visitor.address, chainId: null }
      const answer = await readGuestbook(ports, player, { before })
      if (!answer.isEnabled) throw new Error('The guestbook is off.')
      return answer
    },
    isOwner: (signer: PrivateKeyAccount) => isOwner(settings, authorOf(signer)),
  }
}

export function newSigner(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}

export function authorOf({ address }: { address: Address }): Author {
  const of = { address, chainId: 1, kind: 'account' } as const
  return { ...of, account: accountKey(of) }
}

/** Tables that are emptied before each test. */
export const guestbookTables = 'guestbook_entries, guestbook_decisions'
