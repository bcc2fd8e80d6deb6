import { expect, test } from 'vitest'
import { type ConnectMove, connectPathAfter, connectStart, currentStep } from './connect-steps'

const after = (...moves: ConnectMove[]) => moves.reduce(connectPathAfter, connectStart)
const get = { type: 'went', step: { name: 'get' } } as const
const back = { type: 'back' } as const

test('[S4.4] the dialog moves between its list and Get a Wallet', () => {
  expect(currentStep(connectStart)).toEqual({ name: 'list' })
  expect(currentStep(after(get))).toEqual({ name: 'get' })
  expect(currentStep(after(get, back))).toEqual({ name: 'list' })
  expect(currentStep(after(back))).toEqual({ name: 'list' })
})

test('[S2.8] going back retraces the steps of getting a wallet', () => {
  const options = { type: 'went', step: { name: 'options', walletId: 'rainbow' } } as const
  const download = { type: 'went', step: { name: 'download', walletId: 'rainbow' } } as const
  expect(currentStep(after(get, options, download, back))).toEqual(options.step)
  expect(currentStep(after(get, options, download, back, back))).toEqual({ name: 'get' })
})

test('choosing a wallet starts again from the list, so that going back leads to the list', () => {
  expect(after(get, { type: 'chose' })).toEqual([{ name: 'list' }, { name: 'wallet' }])
  expect(currentStep(after(get, { type: 'chose' }, back))).toEqual({ name: 'list' })
})
