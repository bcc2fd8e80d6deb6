import { encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { reasonFromRevertData } from './revert-reason'

const abi = parseAbi(['error Error(string)', 'error Panic(uint256)', 'error Paused(address)'])
const error = (text: string) => encodeErrorResult({ abi, errorName: 'Error', args: [text] })

test('the text of an error is read in any script, and truncated', () => {
  expect(reasonFromRevertData(error('GS026'))).toEqual({ text: 'GS026' })
  expect(reasonFromRevertData(error('Ungültig 🙈'))).toEqual({ text: 'Ungültig 🙈' })
  expect(reasonFromRevertData(error('x'.repeat(5_000)))).toEqual({ text: 'x'.repeat(200) })
})

test('a panic is named by its number, another error by its selector, and empty data gives no reason', () => {
  expect(reasonFromRevertData(encodeErrorResult({ abi, errorName: 'Panic', args: [17n] }))).toEqual({
    panic: 17n,
  })
  const paused = encodeErrorResult({ abi, errorName: 'Paused', args: [`0x${'1'.repeat(40)}`] })
  expect(reasonFromRevertData(paused)).toEqual({ selector: paused.slice(0, 10) })
  expect(reasonFromRevertData('0x')).toBeNull()
})

test.each([
  '0x08c379a0',
  `0x08c379a0${'ff'.repeat(32)}`,
  `0x08c379a0${'00'.repeat(31)}20${'ff'.repeat(32)}`,
  '0x4e487b7101',
] as const)('%s with invalid encoding is named by its selector alone', (data) => {
  expect(reasonFromRevertData(data)).toEqual({ selector: data.slice(0, 10) })
})
