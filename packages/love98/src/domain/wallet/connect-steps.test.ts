import { expect, test } from 'vitest'
import { type ConnectMove, currentStep, initialConnectPath, reduceConnectPath } from './connect-steps'

const after = (...moves: ConnectMove[]) => moves.reduce(reduceConnectPath, initialConnectPath)
const get = { type: 'went', step: { name: 'get' } } as const
const back = { type: 'back' } as const

// Proves S4.4
test('the dialog moves between its list and Get a Wallet', () => {
  expect(currentStep(initialConnectPath)).toEqual({ name: 'list' })
  expect(currentStep(after(get))).toEqual({ name: 'get' })
  expect(currentStep(after(get, back))).toEqual({ name: 'list' })
  expect(currentStep(after(back))).toEqual({ name: 'list' })
})

// Proves S2.8
test('going back retraces the steps of getting a wallet', () => {
  const options = { type: 'went', step: { name: 'options', walletId: 'rainbow' } } as const
  const download = { type: 'went', step: { name: 'download', walletId: 'rainbow' } } as const
  expect(currentStep(after(get, options, download, back))).toEqual(options.step)
  expect(currentStep(after(get, options, download, back, back))).toEqual({ name: 'get' })
})

test('choosing a wallet starts again from the list, so that going back leads to the list', () => {
  expect(after(get, { type: 'chose' })).toEqual([{ name: 'list' }, { name: 'wallet' }])
  expect(currentStep(after(get, { type: 'chose' }, back))).toEqual({ name: 'list' })
})
