import { expect, test } from 'vitest'
import { identiconCells, identiconSize } from './account-dialog'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('an address has the same identicon in upper and lower case', () => {
  expect(identiconCells(address.toLowerCase())).toEqual(identiconCells(address))
  expect(identiconCells('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).not.toEqual(identiconCells(address))
})

test.each([undefined, null, 7, '', {}])('%j has an identicon too', (value) => {
  const cells = identiconCells(value as never)
  expect(cells).toHaveLength(identiconSize)
  for (const row of cells) {
    expect(row).toEqual(row.toReversed())
    for (const cell of row) expect([0, 1, 2, 3]).toContain(cell)
  }
})
