// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { HostError } from '@/safe/host/host-error'
import { treasury } from '@/texts/treasury'
import { drawnPerTest } from '../../../../tests/support/react-root'
import { iconsIn } from '../../../../tests/support/shown-icons'
import { HostAddressBook } from './recipient-field'

const draw = drawnPerTest()

/** Asks the page around this one for its address book, and returns the line about its answer. */
async function lineAfter(answer: () => Promise<unknown>) {
  const host = { info: { chainId: 1 }, client: { addressBook: answer } }
  await draw(<HostAddressBook host={host as never} onPick={() => undefined} />)
  await act(async () => document.querySelector('button')?.click())
  const line = document.querySelector('p')
  return { role: line?.getAttribute('role'), text: line?.textContent, icons: iconsIn(line) }
}

// Proves S6.2, S10.7
test('an address book that cannot be read has the disc of errors, and a refusal is information', async () => {
  const failed = (failure: 'internal' | 'rejected') => () =>
    Promise.reject(new HostError(failure, 'Permissions rejected'))
  expect(await lineAfter(failed('internal'))).toEqual({
    ...{ role: 'alert', text: 'Permissions rejected', icons: ['error'] },
  })
  expect(await lineAfter(failed('rejected'))).toEqual({
    ...{ role: 'status', text: 'Permissions rejected', icons: ['info'] },
  })
  expect(await lineAfter(async () => [])).toEqual({
    ...{ role: 'status', text: treasury.noEntries, icons: [] },
  })
})
