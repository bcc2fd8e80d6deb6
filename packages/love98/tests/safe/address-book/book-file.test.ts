import { describe, expect, test } from 'vitest'
import { maxEntries } from '@/safe/address-book/book-entry'
import { bookFile } from '@/safe/address-book/book-file'
import { readBookFile } from '@/safe/address-book/read-book-file'
import { owner, safe } from '../gateway-shapes'

const header = 'address,name,chainId\n'
const read = (lines: string) => readBookFile(header + lines)

describe('importing an address book', () => {
  test('the export of the Safe web app is imported', () => {
    expect(
      readBookFile(`\ufeffaddress,name,chainId\r\n${owner},Rose,1\r\n"${safe}","Salaries, 2026",31337\r\n`),
    ).toEqual({
      kind: 'read',
      entries: [
        { address: owner, name: 'Rose', chainId: 1 },
        { address: safe, name: 'Salaries, 2026', chainId: 31_337 },
      ],
      problems: [],
    })
  })

  test('a spreadsheet export with decimal commas is imported', () => {
    const lines = `address;name;chainId\r\n${owner};Rose, and more;1\r\n${safe};"a;b";31337\r\n`
    expect(readBookFile(lines)).toEqual({
      kind: 'read',
      entries: [
        { address: owner, name: 'Rose, and more', chainId: 1 },
        { address: safe, name: 'a;b', chainId: 31_337 },
      ],
      problems: [],
    })
  })

  test('columns may be in any order, and the later of two names is used', () => {
    const lines = `chainId,name,address\n1,Old,${owner}\n1,New,${owner.toLowerCase()}\n5,Other,${owner}`
    expect(readBookFile(lines)).toMatchObject({
      entries: [
        { name: 'New', chainId: 1, address: owner },
        { name: 'Other', chainId: 5 },
      ],
    })
  })

  test.each([
    [`${owner.replace('f39F', 'f39f')},Rose,1`, 'checksum'],
    ['0x123,Rose,1', 'not-an-address'],
    [`gno:${owner},Rose,1`, 'other-network'],
    [`${owner},,1`, 'no-name'],
    [`${owner},\u200b\u202e,1`, 'no-name'],
    [`${owner},${'x'.repeat(51)},1`, 'long-name'],
    [`${owner},0x5290…9EE7,1`, 'name-is-address'],
    [`${owner},Rose,0`, 'no-chain'],
    [`${owner},Rose,1e3`, 'no-chain'],
    [`${owner},Rose`, 'missing-cells'],
    [`${owner},Rose,"1"000`, 'quotes'],
    [`${owner},"Lo"ve,1`, 'quotes'],
  ])('an invalid line %s is reported with its problem: %s', (line, problem) => {
    expect(read(`${safe},Good,1\n${line}\n`)).toEqual({
      kind: 'read',
      entries: [{ address: safe, name: 'Good', chainId: 1 }],
      problems: [{ line: 3, problem }],
    })
  })

  test('a name is imported as one plain line', () => {
    expect(read(`${owner},"<b>Ro\n\u202ese</b>",1`)).toMatchObject({ entries: [{ name: '<b>Ro se</b>' }] })
  })

  test.each([
    ['', 'no-header'],
    [`${owner},Rose,1`, 'no-header'],
    [`${header}"${owner}`, 'unclosed'],
    [`${header}${'x'.repeat(600_000)}`, 'too-long'],
    [header + `${owner},Rose,1\n`.repeat(maxEntries + 1), 'too-many'],
  ])('a hostile or foreign file is refused', (text, problem) => {
    expect(readBookFile(text)).toEqual({ kind: 'refused', problem })
  })
})

test('[CWE-1236] a name that a spreadsheet would run is exported as text, and imported unchanged', () => {
  const book = [{ chainId: 1, address: owner, name: '=HYPERLINK("https://x.example","Rose")' }]
  const file = bookFile(book)
  expect(file).toContain(`,"'=HYPERLINK(`)
  expect(readBookFile(file)).toEqual({ kind: 'read', entries: book, problems: [] })
})
