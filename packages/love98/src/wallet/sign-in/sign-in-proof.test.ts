// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readStored } from '@/browser/storage'
import { readSignInProof, removeSignInProof, storeSignInProof } from './sign-in-proof'

const key = 'love98-sign-in-receipt'
const nothing = { sig: '', msg: '' }

beforeEach(() => localStorage.clear())

// Proves S3.8
test('both texts are empty when nothing is stored', () => {
  expect(readSignInProof()).toEqual(nothing)
})

// Proves S3.8
test('the signed message is stored, and can be removed', () => {
  storeSignInProof({ sig: '0x12', msg: 'love.test wants\nyou' })
  expect(readSignInProof()).toEqual({ sig: '0x12', msg: 'love.test wants\nyou' })
  removeSignInProof()
  expect(readSignInProof()).toEqual(nothing)
  expect(readStored(key)).toBeNull()
})

// Proves S3.8
test.each([
  '',
  '{',
  'null',
  '7',
  '"text"',
  '[]',
  '{"sig":"0x12"}',
  '{"sig":1,"msg":"m"}',
  '{"sig":"s","msg":null}',
])('corrupt storage counts as empty: %s', (stored) => {
  localStorage.setItem(key, stored)
  expect(readSignInProof()).toEqual(nothing)
})
