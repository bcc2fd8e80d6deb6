import { beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'
import { authorOf, guestbookOn, guestbookTables, newSigner } from './guestbook-ports'

const refused = { code: 'guestbook-refused' }
const unverified = { code: 'verification-failed' }
const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'

describe.each(engines)('writing to the guestbook on %s', (engine) => {
  const on = databaseOf(engine, guestbookTables)
  let book: ReturnType<typeof guestbookOn>
  beforeEach(() => {
    book = guestbookOn(() => on.db)
  })
  const texts = async () => (await book.read()).entries.map(({ text }) => text)

  test('an entry is stored with its signature, and returned with all data for its verification', async () => {
    const signer = newSigner()
    await book.write(signer, `gm ${family}`)
    const { entries, next, now } = await book.read()
    expect(entries).toEqual([
      expect.objectContaining({
        ...{ address: signer.address, chainId: 1, kind: 'account', day: '2026-11-22', text: `gm ${family}` },
        ...{
          domain: 'cats.example',
          signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
          decision: null,
        },
      }),
    ])
    expect([next, now]).toEqual([null, '2026-11-22T12:00:00.000Z'])
  })

  test('an account writes once per day, also from 30 tabs at once', async () => {
    const signer = newSigner()
    const tabs = Array.from({ length: 30 }, (_, tab) => book.write(signer, `tab ${tab}`))
    const settled = await Promise.allSettled(tabs)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of settled) if (each.status === 'rejected') expect(each.reason).toMatchObject(refused)
    expect(await texts()).toHaveLength(1)
    book.clock.now += 86_400_000
    await book.write(signer, 'the next day')
    expect(await texts()).toHaveLength(2)
  })

  test('a signature of another site, account, chain, day or text is refused', async () => {
    const [signer, other] = [newSigner(), newSigner()]
    for (const over of [
      { domain: 'other.example' },
      { address: other.address },
      { chainId: 10 },
      { text: 'gn' },
    ])
      await expect(book.write(signer, 'gm', { over }), JSON.stringify(over)).rejects.toMatchObject(unverified)
    await expect(book.write(signer, 'gm', { sent: { day: '2026-11-23' } })).rejects.toMatchObject(refused)
    await expect(book.write(other, 'gm', { as: authorOf(signer) })).rejects.toMatchObject(unverified)
    await expect(book.write(signer, 'gm', { sent: { signature: '0x' } })).rejects.toMatchObject(unverified)
    expect(await texts()).toEqual([])
  })

  test('a contract account without a reachable node is refused', async () => {
    const signer = newSigner()
    const as = {
      ...authorOf(signer),
      account: `1:${signer.address.toLowerCase()}`,
      kind: 'contract',
    } as const
    const sent = { signature: `0x${'ab'.repeat(130)}` }
    const unknown = book.write(signer, 'gm', { as, sent })
    await expect(unknown).rejects.toMatchObject({ code: 'node-unavailable' })
    // A key's signature is not a contract's, even if the address is the same.
    await expect(book.write(signer, 'gm', { as })).rejects.toMatchObject(unverified)
    expect(await texts()).toEqual([])
  })

  test("the signature of yesterday's entry is not valid today", async () => {
    const signer = newSigner()
    await book.write(signer, 'gm')
    const [entry] = (await book.read()).entries
    book.clock.now += 86_400_000
    const { signature } = entry ?? {}
    await expect(book.write(signer, 'gm', { sent: { signature } })).rejects.toMatchObject(unverified)
    await expect(book.write(signer, 'gm', { sent: { signature, day: '2026-11-22' } })).rejects.toMatchObject(
      refused,
    )
  })

  test('around midnight in UTC two days are open, each for one entry', async () => {
    const signer = newSigner()
    book.clock.now = Date.parse('2026-11-23T00:04:00.000Z')
    await book.write(signer, 'signed before midnight', { over: { day: '2026-11-22' } })
    await book.write(signer, 'signed after it')
    await expect(book.write(signer, 'again', { over: { day: '2026-11-22' } })).rejects.toMatchObject(refused)
    book.clock.now = Date.parse('2026-11-23T00:06:00.000Z')
    await expect(book.write(newSigner(), 'late', { over: { day: '2026-11-22' } })).rejects.toMatchObject(
      refused,
    )
  })

  test.each([
    ['a link', 'see cats.example'],
    ['an override', 'abc\u202edef'],
    ['a text that is not normalized', 'cafe\u0301'],
    ['two spaces', 'a  b'],
    ['141 families', family.repeat(141)],
  ])('the server refuses %s, for any text that the page allows', async (_, text) => {
    await expect(book.write(newSigner(), text)).rejects.toMatchObject({ code: 'bad-request' })
  })

  test('pages continue after the last id, also while new entries arrive', async () => {
    for (let n = 0; n < 45; n++) await book.write(newSigner(), `line ${n}`)
    const first = await book.read()
    await book.write(newSigner(), 'a newer one')
    const second = await book.read(first.next ?? 0)
    const third = await book.read(second.next ?? 0)
    const all = [first, second, third].flatMap(({ entries }) => entries.map(({ text }) => text))
    expect(all).toEqual(Array.from({ length: 45 }, (_, n) => `line ${44 - n}`))
    expect([first.entries.length, third.next]).toEqual([20, null])
  })
})
