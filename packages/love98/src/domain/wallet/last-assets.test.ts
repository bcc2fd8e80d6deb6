import { expect, test } from 'vitest'
import { firstAsset, parseLastAssets, serializeLastAssets } from './last-assets'

const cat = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const usdc = '0x52908400098527886E0F7030069857D2E4169EE7'
const list = [
  { symbol: 'ETH', token: null },
  { symbol: 'USDC', token: usdc },
  { symbol: 'CAT', token: cat },
] as const

// Proves S10.15
test('a payment begins with the token of the community', () => {
  expect(firstAsset(list, { last: undefined, own: 'CAT' })?.symbol).toBe('CAT')
})

// Proves S10.15
test('a payment begins with the asset that was sent last', () => {
  expect(firstAsset(list, { last: usdc, own: 'CAT' })?.symbol).toBe('USDC')
  expect(firstAsset(list, { last: null, own: 'CAT' })?.symbol).toBe('ETH')
})

test('an asset that is no longer listed is passed over', () => {
  const removed = `0x${'7'.repeat(40)}` as const
  expect(firstAsset(list, { last: removed, own: 'CAT' })?.symbol).toBe('CAT')
})

test('on a chain without the token of the community, the native coin is first', () => {
  expect(firstAsset(list.slice(0, 2), { last: undefined, own: 'CAT' })?.symbol).toBe('ETH')
  expect(firstAsset([], { last: undefined, own: 'CAT' })).toBeUndefined()
})

test('a coin that calls itself like the token is not the token', () => {
  const imitated = [{ symbol: 'CAT', token: null }, list[1], { symbol: 'CAT', token: cat }] as const
  expect(firstAsset(imitated, { last: undefined, own: 'CAT' })?.token).toBe(cat)
})

test('the assets of two chains survive the storage', () => {
  const assets = new Map([
    [1, null],
    [8453, cat],
  ] as const)
  expect(parseLastAssets(serializeLastAssets(assets))).toEqual(assets)
  expect(serializeLastAssets(new Map())).toBeNull()
})

test.each([null, '', '[', 'null', '7', '[1,2]', '{"1":"0x12","x":null,"-1":null,"0":null,"1e3":null}'])(
  'the stored text %s has no assets',
  (text) => expect(parseLastAssets(text).size).toBe(0),
)
