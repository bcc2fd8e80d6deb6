import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAddress } from 'viem'
import { mainnet, sepolia } from 'viem/chains'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/lib/project-root.mjs'
import { ourCommunity } from './our-community'

// Proves S3.9, S3.10
test('the eleven pairs are present, in order, each with icon, token and base asset', () => {
  expect(ourCommunity.pairs.map(({ name }) => name)).toEqual([
    'LOVE-ETH',
    'LOVE-USDT',
    'LOVE-WBTC',
    'LOVE-PEPE',
    'WAR3-ETH',
    'LOVE-NINA',
    'LOVE-BOBO',
    'LOVE-MOG',
    'LOVE-SPX',
    'LOVE-BITCOIN',
    'LOVE-USA',
  ])
  for (const pair of ourCommunity.pairs) {
    expect(Object.keys(pair).sort()).toEqual(['baseAsset', 'icon', 'name', 'token'])
    expect(pair.name.startsWith(`${pair.baseAsset}-`)).toBe(true)
    expect(pair.token === null || pair.token === 'ETH' || getAddress(pair.token) === pair.token).toBe(true)
  }
  expect(ourCommunity.pairs.filter(({ token }) => token === 'ETH').map(({ name }) => name)).toEqual([
    'LOVE-ETH',
    'WAR3-ETH',
  ])
})

// Proves S3.16
test('the chains are mainnet and Sepolia', () => {
  expect(ourCommunity.chains.map(({ id }) => id)).toEqual([mainnet.id, sepolia.id])
})

// Proves S9.4
test('the configured constants have their values', () => {
  expect(ourCommunity.constants).toEqual({ firstBlock: 2591500, secondBlock: 3527265, count: 6, value: 1 })
})

// Proves S9.4
test('an unknown link, name or address is unset', () => {
  expect(ourCommunity.links.length).toBeGreaterThan(0)
  for (const { url } of ourCommunity.links) expect(url).toBe(null)
  expect([ourCommunity.analytics, ourCommunity.treasury]).toEqual([null, null])
})

test('the page title is the sentence of the product', () => {
  expect(ourCommunity.site.sentence).toBe('decentralized on-chain love')
})

// Proves S2.6
test('the terms say that the rules of LOVE are not bound by any jurisdiction', () => {
  const terms = readFileSync(join(repositoryRoot, 'community/terms/en.md'), 'utf8')
  expect(terms).toMatch(/rules of LOVE are not bound by any jurisdiction/)
})
