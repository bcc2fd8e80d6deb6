import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { pruneExpired } from '@/server/db/prune'
import { writeExport } from '@/server/guestbook/export-entries'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'
import { authorOf, guestbookOn, guestbookTables, newSigner } from './guestbook-ports'

const refused = { code: 'guestbook-refused' }
const unverified = { code: 'verification-failed' }

describe.each(engines)('deleting and hiding on %s', (engine) => {
  const on = databaseOf(engine, guestbookTables)
  let book: ReturnType<typeof guestbookOn>
  const [author, owner, stranger] = [newSigner(), newSigner(), newSigner()]
  const { account } = authorOf(author)
  const entry = { account, day: '2026-11-22' }
  beforeEach(async ({ skip }) => {
    try {
      void on.db
    } catch {
      return skip()
    }
    book = guestbookOn(() => on.db)
    book.settings.owners.push(owner.address)
    await book.write(author, 'a line to delete')
  })
  const newest = async () => (await book.read()).entries[0]
  const rows = async () => {
    const found = await on.db.orm.execute(sql.raw('select * from guestbook_entries'))
    return JSON.stringify((found as unknown as { rows: object[] }).rows)
  }

  test('an author deletes an entry: text and signature are removed from the database, and the day stays used up', async () => {
    await book.act(owner, 'hide', entry)
    await book.act(author, 'delete', entry)
    expect((await book.read()).entries).toEqual([])
    expect(await rows()).not.toContain('a line to delete')
    expect(await on.db.orm.execute(sql.raw('select * from guestbook_decisions'))).toMatchObject({ rows: [] })
    await expect(book.write(author, 'another one')).rejects.toMatchObject(refused)
    expect((await book.read(undefined, author)).you).toMatchObject({ wrote: true })
    await expect(book.act(author, 'delete', entry)).rejects.toMatchObject(refused)
  })

  test('a deleted entry is removed completely after two days', async () => {
    await book.act(author, 'delete', entry)
    const pruned = (ms: number) => pruneExpired(on.db, new Date(book.clock.now + ms))
    expect(await pruned(172_800_000)).toMatchObject({ guestbook: 0 })
    expect(await pruned(172_800_001)).toMatchObject({ guestbook: 1 })
    expect(await rows()).toBe('[]')
  })

  test('no other account deletes an entry, not even an owner of the site', async () => {
    for (const other of [stranger, owner])
      await expect(book.act(other, 'delete', entry)).rejects.toMatchObject(refused)
    const stolen = book.act(
      stranger,
      'delete',
      { ...entry, account: authorOf(stranger).account },
      { sent: entry },
    )
    await expect(stolen).rejects.toMatchObject(refused)
    expect((await newest())?.text).toBe('a line to delete')
  })

  test("an owner hides an entry and shows it again; a hidden entry has the owner's address and no text", async () => {
    await book.act(owner, 'hide', entry)
    const hidden = await newest()
    expect(hidden).toMatchObject({
      ...{ account, text: null, signature: null },
      decision: { isHidden: true, isOfAccount: false, address: owner.address },
    })
    expect(JSON.stringify(await book.read())).not.toContain('a line to delete')
    expect(await writeExport(on.db, book.ports, null)).not.toContain('a line to delete')
    book.clock.now += 1
    await book.act(owner, 'show', entry)
    expect(await newest()).toMatchObject({ text: 'a line to delete', decision: { isHidden: false } })
  })

  test('a hidden account is hidden with all its entries, and cannot write', async () => {
    book.clock.now += 86_400_000
    await book.write(author, 'the second')
    await book.act(owner, 'hide', { account, day: null })
    const { entries } = await book.read()
    expect(entries.map(({ text, decision }) => [text, decision?.isOfAccount])).toEqual([
      [null, true],
      [null, true],
    ])
    book.clock.now += 86_400_000
    await expect(book.write(author, 'again')).rejects.toMatchObject(refused)
    expect((await book.read(undefined, author)).you).toMatchObject({ isHidden: true })
    await book.act(owner, 'show', { account, day: null })
    await book.write(author, 'back again')
  })

  test('only current owners can hide and show entries', async () => {
    await expect(book.act(stranger, 'hide', entry)).rejects.toMatchObject(refused)
    await expect(book.act(author, 'hide', { account, day: null })).rejects.toMatchObject(refused)
    await book.act(owner, 'hide', entry)
    book.settings.owners.pop()
    book.clock.now += 1
    await expect(book.act(owner, 'show', entry)).rejects.toMatchObject(refused)
    // An owner's decision is valid until another owner changes it, even if the first is no longer an owner.
    expect((await newest())?.text).toBeNull()
    book.settings.owners.push(stranger.address)
    await book.act(stranger, 'show', entry)
    expect((await newest())?.text).toBe('a line to delete')
  })

  test('an earlier signature sent again changes nothing', async () => {
    const hide = await book.act(owner, 'hide', entry)
    book.clock.now += 1
    await book.act(owner, 'show', entry)
    await expect(book.act(owner, 'hide', entry, { sent: hide })).rejects.toMatchObject(refused)
    expect((await newest())?.text).toBe('a line to delete')
  })

  test('a signature is valid for five minutes', async () => {
    const signedAt = new Date(book.clock.now).toISOString()
    const late = (ms: number) => {
      book.clock.now += ms
      return book.act(owner, 'hide', entry, { over: { signedAt } })
    }
    await expect(late(300_001)).rejects.toMatchObject(refused)
    await late(-1)
    expect((await newest())?.text).toBeNull()
  })

  test('a signature is valid only for its action, entry, site and time', async () => {
    const wrong = [
      { over: { action: 'show' } },
      { over: { day: '2026-11-21' } },
      { over: { account: authorOf(stranger).account } },
      { over: { domain: 'other.example' } },
      { over: { chainId: 10 } },
      { sent: { signedAt: '2026-11-22T12:00:00.001Z' } },
    ]
    for (const each of wrong)
      await expect(book.act(owner, 'hide', entry, each), JSON.stringify(each)).rejects.toMatchObject(
        unverified,
      )
  })

  test('the export has each message as signed, and the start of the next page', async () => {
    const lines = (await writeExport(on.db, book.ports, null)).trim().split('\n')
    const [line, end] = lines.map((each) => JSON.parse(each) as Record<string, unknown>)
    expect(end).toEqual({ next: null })
    expect(line?.message).toBe(
      `cats.example asks you to sign a line in its public guestbook:\n${author.address}\n\na line to delete\n\nDay: 2026-11-22\nChain ID: 1\nVersion: 1`,
    )
    expect(line).toMatchObject({ address: author.address, signature: (await newest())?.signature })
  })
})
