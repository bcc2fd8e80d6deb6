// @vitest-environment happy-dom
import { act } from 'react'
import { encodeAbiParameters, getAddress, pad } from 'viem'
import { expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import { pageWith } from '../../../safe/gateway-shapes'
import { contractCode, type Reaction } from '../../../support/contract-code'
import { chains, friend, openTab, safe, withDemoContracts } from '../lying-window'
import { answers, box, button, eventually } from '../treasury-window'

withDemoContracts()

const collection: Address = '0x00000000000000000000000000000000000Face7'
const png = 'data:image/png;base64,iVBORw0KGgo='
const uri = (metadata: object) =>
  encodeAbiParameters(
    [{ type: 'string' }],
    [`data:application/json;base64,${btoa(JSON.stringify(metadata))}`],
  )
const supports = (id: string) => `01ffc9a7${id}`
const isNft = (id: string): Record<string, Reaction> => ({
  [supports('01ffc9a7')]: pad('0x01'),
  [supports('ffffffff')]: pad('0x00'),
  [supports(id)]: pad('0x01'),
  '95d89b41': encodeAbiParameters([{ type: 'string' }], ['KISS']),
})
const [erc721, erc1155] = ['80ac58cd', 'd9b67a26']
const [tokenUri, uriOf, ownerOf, balanceOf] = ['c87b56dd', '0e89341c', '6352211e', '00fdd58e']

async function openItem(code: Record<string, Reaction>) {
  await chains.client.setCode({ address: collection, bytecode: contractCode(code) })
  answers['/collectibles'] = ({ pathname }) =>
    pathname.includes('/v1/')
      ? new Response(null, { status: 204 })
      : pageWith({ address: collection, id: '7', name: 'Golden Rose', tokenName: 'x' })
  await openTab('Collectibles')
  const opener = () => box.querySelector<HTMLElement>('[aria-label="Open Golden Rose"]')
  await eventually(() => expect(opener()).not.toBe(null))
  await act(async () => opener()?.click())
  await eventually(() => expect(dialog()).toContain('Collection'))
}
const dialog = () => document.querySelector('dialog')?.textContent
const picture = () => document.querySelector('dialog img')?.getAttribute('src')

async function type(label: string, text: string) {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const field = document.getElementById(found?.htmlFor ?? '')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

// Proves S7.9
test('an on-chain picture is shown, and its item is sent after a review', async () => {
  await openItem({ ...isNft(erc721), [tokenUri]: uri({ image: png }), [ownerOf]: pad(safe()) })
  await eventually(() => expect(picture()).toBe(png))
  expect(dialog()).toContain(`Collection (contract)${getAddress(collection)}`)
  expect(dialog()).toContain('Name (reported by the Safe service)Golden Rose')
  await eventually(() => expect(button('Send…')?.disabled).toBe(false))
  await act(async () => button('Send…')?.click())
  await type('To', friend)
  await act(async () => button('Propose')?.click())
  await eventually(() =>
    expect(dialog()).toContain(`Send to ${friend}: NFT #7 of KISS (collection ${getAddress(collection)})`),
  )
  expect(dialog()).toContain(`safeTransferFrom(from: ${safe()}, to: ${friend}, tokenId: 7)`)
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
})

test('the number of sent ERC-1155 items is limited to the balance', async () => {
  await openItem({
    ...isNft(erc1155),
    [uriOf]: uri({ image: 'https://x.example/1.png' }),
    [balanceOf]: pad('0x03'),
  })
  await eventually(() => expect(dialog()).toContain('3 items'))
  expect(dialog()).toContain('The picture is on another server and is not loaded.')
  expect(picture()).toBe(undefined)
  await act(async () => button('Send…')?.click())
  await type('To', friend)
  for (const wrong of ['4', '0', '1.5', '-1', '']) {
    await type('Quantity', wrong)
    await act(async () => button('Propose')?.click())
    expect(dialog()).toContain('Enter a whole number that the Safe holds.')
  }
  await type('Quantity', '3')
  await act(async () => button('Propose')?.click())
  await eventually(() => expect(dialog()).toContain(`Send to ${friend}: 3 × NFT #7 of KISS`))
})

test('an item that another account holds on the chain is not sent, although the gateway lists it', async () => {
  await openItem({ ...isNft(erc721), [tokenUri]: uri({ image: png }), [ownerOf]: pad(friend) })
  await eventually(() => expect(dialog()).toContain('Held by this SafeNo'))
  expect(button('Send…')?.disabled).toBe(true)
})

test('a contract that is not a collection cannot be sent, and a failing one has no picture', async () => {
  await openItem({ '95d89b41': encodeAbiParameters([{ type: 'string' }], ['USDC']), '313ce567': pad('0x06') })
  await eventually(() => expect(dialog()).toContain('does not confirm that this is a collectible'))
  expect(button('Send…')?.disabled).toBe(true)
})

test('a collection with invalid answers has neither holder nor picture', async () => {
  await openItem({ ...isNft(erc721), [tokenUri]: '0x01', [ownerOf]: 'waste' })
  await eventually(() => expect(dialog()).toContain('The contract does not provide a picture.'))
  expect(dialog()).toContain('Held by this SafeNo')
})
