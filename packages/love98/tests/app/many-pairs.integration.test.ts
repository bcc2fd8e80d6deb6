import file from '@community/config'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { communityContext } from '@/app/community'
import { parseCommunity } from '@/domain/community/community'
import { coinName } from '@/domain/community/token-symbol'
import { pageFileOf } from '@/domain/navigation/page-file'
import { contentPolicies } from '../../server/content-policy.ts'
import { inlineScriptHashes } from '../../server/inline-scripts.ts'

const count = 500
const symbols = Array.from({ length: count }, (_, index) => `${['cb', '$', 'w', '猫'][index % 4]}T${index}`)
const tokens = Object.fromEntries(
  symbols.map((symbol) => [symbol, { name: `Token ${symbol}`, decimals: 18, address: null }]),
)
const pairs = symbols.map((symbol) => ({ name: `${symbol}-ETH`, token: 'ETH', baseAsset: symbol }))
const many = { ...file, tokens, pairs }

type Pages = typeof import('@/app/pages')
type Document = typeof import('@/app/document')
let pages: Pages
let document: Document
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@community/config', () => ({ default: many }))
  pages = await import('@/app/pages')
  document = await import('@/app/document')
})

/** Draws the document around a page, with its inline scripts and its data. */
function htmlOf(page: ReturnType<Pages['listPages']>[number]): string {
  const files = { entry: '/static/first.js', preloads: [], styles: [] }
  return renderToStaticMarkup(document.PageDocument({ page, files, markup: '' }))
}

test('a community of 500 tokens and 500 pairs is valid, and each token has its own coin', () => {
  const parsed = parseCommunity(many, communityContext)
  expect([parsed.pairs.length, Object.keys(parsed.tokens).length]).toEqual([count, count])
  expect(new Set(symbols.map(coinName)).size).toBe(count)
})

test('each pair has a page, with an address and a file of its own', () => {
  const listed = pages.listPages()
  const own = listed.filter(({ path }) => path.startsWith('/p/swap/'))
  expect(own).toHaveLength(count)
  expect(new Set(own.map(({ name }) => name.toLowerCase())).size).toBe(count)
  for (const { path, name } of own) expect(pageFileOf(path)).toBe(name)
  expect(own.map(({ path }) => decodeURIComponent(path))).toContain('/p/swap/$T1-ETH')
  expect(pages.indexedPaths()).toContain('/p/swap/%24T1-ETH')
})

test('the pages share their inline scripts, so the policy of each fits into a header', () => {
  const listed = pages.listPages().filter(({ facts }) => 'community' in facts)
  const hashes = listed.map((page) => inlineScriptHashes(htmlOf(page)))
  const all = new Set(hashes.flat())
  expect(all.size).toBeGreaterThan(0)
  for (const own of hashes) expect(own).toEqual([...all])
  expect(contentPolicies({ scriptHashes: [...all] }).page.length).toBeLessThan(2_000)
})

test('the data of a page grows by less than 50 bytes for each pair', () => {
  const [desktop] = pages.listPages()
  const text = JSON.stringify(desktop?.facts)
  const withoutPairs = JSON.stringify({
    ...desktop?.facts,
    community: { ...Object(desktop?.facts).community, pairs: [] },
  })
  expect(text.length - withoutPairs.length).toBeLessThan(50 * count)
})
