// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { recipientsKey } from '@/domain/wallet/storage-keys'
import { addRecipient, recentRecipients } from './recent-recipients'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const dispatchStorageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: recipientsKey }))

beforeEach(() => {
  localStorage.clear()
  dispatchStorageEvent()
})

test('the last recipient comes first, once per network', () => {
  addRecipient({ chainId: 1, address, name: null })
  addRecipient({ chainId: 1, address: other, name: 'friend.eth' })
  addRecipient({ chainId: 2, address, name: null })
  addRecipient({ chainId: 1, address: address.toLowerCase() as typeof address, name: null })
  expect(recentRecipients.getState().map((one) => [one.chainId, one.address.toLowerCase()])).toEqual([
    [1, address.toLowerCase()],
    [2, address.toLowerCase()],
    [1, other.toLowerCase()],
  ])
})

test("two tabs do not overwrite each other's recipients", () => {
  addRecipient({ chainId: 1, address, name: null })
  const stored = JSON.parse(localStorage.getItem(recipientsKey) ?? '')
  stored.recipients.unshift({ chainId: 1, address: other, name: null })
  localStorage.setItem(recipientsKey, JSON.stringify(stored))
  dispatchStorageEvent()
  expect(recentRecipients.getState()).toHaveLength(2)
})

test.each([
  '',
  '{',
  'null',
  '7',
  '{"version":1}',
  '{"version":2,"recipients":[]}',
  '{"version":1,"recipients":[7,{}]}',
])('the stored value %j counts as empty', (text) => {
  localStorage.setItem(recipientsKey, text)
  dispatchStorageEvent()
  expect(recentRecipients.getState()).toEqual([])
})

test('the oldest of more than fifty recipients are removed', () => {
  for (let index = 0; index < 55; index++)
    addRecipient({ chainId: 1, address: `0x${index.toString(16).padStart(40, '0')}`, name: null })
  expect(recentRecipients.getState()).toHaveLength(50)
})
