// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressBook } from '@/programs/treasury/address-book/stored-book'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { encoded } from '../../../safe/decode/encode'
import { owner, pageWith, safe } from '../../../safe/gateway-shapes'
import { iconsIn } from '../../../support/shown-icons'
import { safe as demoSafe, withDemoContracts } from '../lying-window'
import {
  answers,
  button,
  connected,
  eventually,
  open,
  showsText,
  state,
  tab,
  waiting,
} from '../treasury-window'
import { waitingDetails } from '../waiting-details'

const cat = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const key = 'love98-address-book'

withDemoContracts()
beforeEach(() => {
  localStorage.clear()
  addressBook.setState([], true)
})

const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}').entries
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  )
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}
const statusText = () => document.querySelector('dialog [role=status]')?.textContent
/** The text of a problem, which has the disc of errors. */
const problemText = () => {
  const line = document.querySelector('dialog [role=alert]')
  expect(iconsIn(line)).toEqual(['error'])
  return line?.textContent
}

async function type(label: string, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text)
    field(label).dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/**
 * @param of a Safe that exists on the chain; otherwise the Safe that only the service has, whose owners no contract
 *   confirms
 */
async function openBook(of?: string) {
  if (of) answers[`/safes/${of}`] = () => ({ ...state, address: { value: of } })
  await open(of && `31337:${of}`, connected)
  await showsText('2 of 2 owners')
  const menu = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    (item) => item.textContent === 'Safe',
  )
  await act(async () => menu?.click())
  await eventually(() => expect(item('Address Book…')).toBeDefined())
  await act(async () => item('Address Book…')?.click())
  await eventually(() => expect(field('Name')).not.toBe(null))
}
const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === name,
  )

test('[EIP-55] an entry is typed, checked and stored in this browser', async () => {
  await openBook(demoSafe())
  await type('Name', 'Rose')
  await type('Address', cat.replace('5aAe', '5aaE'))
  await act(async () => button('Add')?.click())
  expect(problemText()).toContain('capital letters do not match')
  expect(stored()).toBe(undefined)
  await type('Address', cat.toLowerCase())
  await act(async () => button('Add')?.click())
  await eventually(() => expect(stored()).toEqual([{ chainId: 31_337, address: cat, name: 'Rose' }]))
  await act(async () => button('Remove')?.click())
  expect(localStorage.getItem(key)).toBe(null)
})

// Proves S10.18
test('one button below the list removes the selected entry', async () => {
  addressBook.setState(
    [
      { chainId: 31_337, address: cat, name: 'Rose' },
      { chainId: 31_337, address: safe, name: 'Salaries' },
    ],
    true,
  )
  localStorage.setItem(key, JSON.stringify({ version: 1, entries: addressBook.getState() }))
  await openBook(demoSafe())
  const rows = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Your names"] button')]
  const names = () => rows().map(({ textContent }) => textContent?.slice(0, 4))
  const remove = () =>
    [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Remove')
  expect(names()).toEqual(['Rose', 'Sala'])
  await act(async () => rows()[1]?.click())
  expect(remove().map((one) => one.getAttribute('aria-label'))).toEqual(['Remove Salaries'])
  await act(async () => remove()[0]?.click())
  expect(names()).toEqual(['Rose'])
  expect(remove()[0]?.getAttribute('aria-label')).toBe('Remove Rose')
  await act(async () => remove()[0]?.click())
  expect(document.querySelector('[aria-label="Your names"]')?.textContent).toContain('is empty')
  expect(remove()[0]?.disabled).toBe(true)
})

test('a file is imported, and its wrong lines are named', async () => {
  await openBook(demoSafe())
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const text = `address,name,chainId\n${cat},Rose,31337\n0x1,Nobody,1\n${owner},0x5290…9EE7,1\n`
  Object.defineProperty(input, 'files', { value: [new File([text], 'book.csv')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await eventually(() => expect(statusText()).toContain('1 entry added.'))
  expect(statusText()).toContain('Line 3: Not a valid address.')
  expect(statusText()).toContain('Line 4: The name looks like an address.')
  expect(stored()).toHaveLength(1)
})

test('importing a used name or a renamed address shows a warning', async () => {
  addressBook.setState(
    [
      { chainId: 31_337, address: cat, name: 'Rose' },
      { chainId: 31_337, address: safe, name: 'Salaries' },
    ],
    true,
  )
  localStorage.setItem(key, JSON.stringify({ version: 1, entries: addressBook.getState() }))
  await openBook()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const text = `address,name,chainId\n${owner},ＲＯＳＥ,31337\n${safe},Gifts,31337\n`
  Object.defineProperty(input, 'files', { value: [new File([text], 'book.csv')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await eventually(() =>
    expect(document.querySelector('dialog')?.textContent).toContain('Nothing was added yet.'),
  )
  const words = document.querySelector('dialog')?.textContent
  expect(words).toContain(
    `Another address is also named "ＲＯＳＥ", or has a name that looks the same. Check this address: ${owner}`,
  )
  expect(words).toContain(`${safe} was "Salaries" before.`)
  expect(stored()).toHaveLength(2)
  await act(async () => button('Add Anyway')?.click())
  expect(statusText()).toContain('2 entries added.')
  expect(stored()).toHaveLength(3)
})

test('a look-alike address under a confusable name is added only after an acknowledgment', async () => {
  addressBook.setState([{ chainId: 31_337, address: cat, name: 'Bob' }], true)
  localStorage.setItem(key, JSON.stringify({ version: 1, entries: addressBook.getState() }))
  await openBook()
  await type('Name', 'Воb')
  await type('Address', `${cat.slice(0, 6)}${'0'.repeat(32)}${cat.slice(-4)}`.toLowerCase())
  await act(async () => button('Add')?.click())
  const dialog = () => document.querySelector('dialog')
  await eventually(() => expect(dialog()?.textContent).toContain(`Known address:${cat}`))
  expect(dialog()?.textContent).toContain(
    'Another address is also named "Воb", or has a name that looks the same.',
  )
  expect(button('Add Anyway')?.disabled).toBe(true)
  await act(async () => dialog()?.querySelector('input')?.click())
  expect(button('Add Anyway')?.disabled).toBe(false)
  await act(async () => button('Cancel')?.click())
  expect(stored()).toHaveLength(1)
})

/** Adds a history that responds only when the returned function is called. */
function heldHistory(seen: readonly string[]) {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const history = { trusted: [], seen, fromBlock: 7, toBlock: 9, isPartial: true }
  answers['/api/recipients/31337'] = () => held.then(() => history)
  return () => answer()
}
const twin = `${cat.slice(0, 6)}${'0'.repeat(32)}${cat.slice(-4)}`.toLowerCase()

test('a look-alike of an address in the history is added only after an acknowledgment', async () => {
  const answer = heldHistory([cat.toLowerCase(), twin])
  await openBook()
  await type('Name', 'Rose')
  await type('Address', twin)
  await act(async () => button('Add')?.click())
  await eventually(() => expect(statusText()).toContain('Comparing with earlier recipients'))
  expect(stored()).toBe(undefined)
  answer()
  const dialog = () => document.querySelector('dialog')
  await eventually(() => expect(dialog()?.textContent).toContain(`Address in the history:${cat}`))
  expect(dialog()?.textContent).toContain('only those since block 7')
  expect(dialog()?.textContent).toContain('The owners could not be read from the contract')
  expect(button('Add Anyway')?.disabled).toBe(true)
  expect(stored()).toBe(undefined)
})

test('an entry that was not compared with the history is added only after its warning was confirmed', async () => {
  delete answers['/api/recipients/31337']
  await openBook(demoSafe())
  await type('Name', 'Rose')
  await type('Address', cat)
  await act(async () => button('Add')?.click())
  await eventually(() =>
    expect(document.querySelector('dialog')?.textContent).toContain(
      'The earlier recipients could not be read',
    ),
  )
  expect(stored()).toBe(undefined)
  await act(async () => button('Add Anyway')?.click())
  expect(stored()).toEqual([{ chainId: 31_337, address: cat, name: 'Rose' }])
})

test('a canceled comparison adds nothing', async () => {
  const answer = heldHistory([])
  await openBook()
  await type('Name', 'Rose')
  await type('Address', cat)
  await act(async () => button('Add')?.click())
  await eventually(() => expect(statusText()).toContain('Comparing with earlier recipients'))
  await act(async () => button('Cancel')?.click())
  expect(statusText()).toBe('Nothing was added.')
  await act(async () => answer())
  expect(stored()).toBe(undefined)
  expect(button('Add')?.disabled).toBe(false)
})

test('a file of megabytes is not read', async () => {
  await openBook()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const text = vi.fn()
  Object.defineProperty(input, 'files', { value: [{ size: 5_000_000, text }] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(problemText()).toContain('The file is too long.')
  expect(text).not.toHaveBeenCalled()
})

test('stored entries are checked like typed ones', async () => {
  const entries = [
    { chainId: 31_337, address: cat, name: '0x5290…9EE7' },
    { chainId: 31_337, address: cat.toLowerCase(), name: 'Ro\u202ese' },
    { chainId: 31_337, address: 'x', name: 'Rose' },
    null,
  ]
  localStorage.setItem(key, JSON.stringify({ version: 1, entries }))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(addressBook.getState()).toEqual([{ chainId: 31_337, address: cat, name: 'Ro se' }])
})

test('a recipient is chosen from the book, and its name is marked as the visitor’s', async () => {
  addressBook.setState(
    [
      { chainId: 31_337, address: cat, name: 'Rose' },
      { chainId: 1, address: safe, name: 'Elsewhere' },
    ],
    true,
  )
  answers['/transactions/queued'] = () => pageWith()
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('New Transaction…')
  await act(async () => button('New Transaction…')?.click())
  await eventually(() => expect(button('From Your Address Book')).toBeDefined())
  await act(async () => button('From Your Address Book')?.click())
  const rows = [...document.querySelectorAll<HTMLElement>('[aria-label="Your names"] button')]
  expect(rows.map(({ textContent }) => textContent)).toEqual([`Rose${cat}`])
  await act(async () => rows[0]?.click())
  expect(field('To').value).toBe(cat)
  const note = document.getElementById(field('To').getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe(`${cat} is "Rose" in your address book`)
})

test('the recipient is named from the book, and an address inside a text argument is not', async () => {
  addressBook.setState(
    [
      { chainId: 31_337, address: cat, name: 'Rose' },
      { chainId: 31_337, address: owner, name: 'Names' },
    ],
    true,
  )
  const data = encoded('setName(string name)', `Paid to ${cat}`)
  const hash = safeTransactionHash(
    { chainId: 31_337, address: safe },
    plainTransaction({ to: owner, data, nonce: 0 }),
  )
  answers['/transactions/queued'] = () => pageWith(waiting('a', 0))
  answers['/transactions/a'] = () => waitingDetails({ to: owner, data }, hash)
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await eventually(() => expect(document.querySelector('[role=option]')?.textContent).toMatch(/0x/))
  await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click())
  await showsText(`${owner} is "Names" in your address book`)
  await showsText(`Paid to ${cat}`)
  expect(document.body.textContent).not.toContain('is "Rose" in your address book')
})
