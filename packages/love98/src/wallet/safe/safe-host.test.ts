// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { frameKind } from './safe-host'

const hosts = ['https://app.safe.global']
const page = (parent: 'itself' | 'another', ancestors: readonly string[] | undefined, referrer = '') => {
  const frame = { location: { ancestorOrigins: ancestors }, document: { referrer } }
  return Object.assign(frame, { parent: parent === 'itself' ? frame : {} }) as unknown as Window
}

afterEach(() => vi.unstubAllGlobals())

// Proves S8.8
test.each([
  ['itself', hosts, '', 'alone'],
  ['another', hosts, '', 'known host'],
  ['another', ['https://app.safe.global.evil.example'], '', 'foreign'],
  ['another', undefined, 'https://app.safe.global/apps', 'known host'],
  ['another', undefined, 'https://evil.example/', 'foreign'],
  ['another', undefined, '', 'unknown'],
] as const)(
  'a page framed by %s with ancestors %j and referrer "%s" is %s',
  (parent, ancestors, referrer, place) => {
    expect(frameKind(page(parent, ancestors as readonly string[] | undefined, referrer), hosts)).toBe(place)
  },
)
