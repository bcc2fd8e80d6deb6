// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { plainTransaction } from '@/safe/safe-transaction'
import { migrationTo } from '@/safe/versions/migrations'
import { executeInSafe } from '../../../support/execute-in-safe'
import { createFormerSafe, deployReleases } from '../../../support/safe-releases'
import { chains, withDemoContracts } from '../lying-window'
import { answers, box, button, connected, eventually, open, showsText, state } from '../treasury-window'

withDemoContracts()

const singleton = '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552'
const handler = '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4'
const { migration, data } =
  migrationTo('1.4.1', { isL2: false, setsHandler: true }) ?? expect.unreachable('no migration')
const dialog = () => document.querySelector('[role=dialog], dialog')
const shows = (text: string | RegExp) => eventually(() => expect(dialog()?.textContent).toMatch(text))
const choice = 'Change the version of the contract'
const label = () => [...document.querySelectorAll('label')].find(({ textContent }) => textContent === choice)

let safe: `0x${string}`
/** The nonce that the gateway reports for the Safe. */
let nonce: number
let proxyFactory: `0x${string}`
beforeAll(async () => {
  proxyFactory = (await deployReleases(chains.client)).proxyFactory
})
beforeEach(async () => {
  safe = await createFormerSafe(chains.client, { proxyFactory, singleton, handler })
  nonce = 0
})

function press(element: HTMLElement | undefined) {
  for (const type of ['pointerdown', 'pointerup'])
    element?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }))
  element?.click()
}

/** Opens the properties of the Safe as its first owner, with a service that can report any version. */
async function openProperties() {
  answers[`/safes/${safe}`] = () => ({
    ...state,
    nonce,
    address: { value: safe },
    owners: chains.deployment.safe.owners.map((value) => ({ value })),
    version: '1.3.0',
    implementation: { value: singleton },
    implementationVersionState: 'OUTDATED',
  })
  const opened = await open(`31337:${safe}`, connected)
  await showsText('Requires ')
  const menu = [...box.querySelectorAll<HTMLElement>('[role=menubar] [role=menuitem]')][0]
  await act(async () =>
    menu?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 })),
  )
  const row = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      ({ textContent }) => textContent === 'Properties',
    )
  await eventually(() => expect(row()).toBeDefined())
  await act(async () => press(row()))
  await shows('Read from the contract of the Safe at block')
  return opened
}
async function openForm() {
  await eventually(() => expect(button('Change…')).toBeDefined())
  await act(async () => button('Change…')?.click())
  await eventually(() => expect(button('Propose')).toBeDefined())
}

// Proves S3.20
test('a proposal of a newer version describes the change from its bytes', async () => {
  const { queryClient } = await openProperties()
  await shows('Version1.3.0')
  await openForm()
  await eventually(() => expect(label()).toBeDefined())
  await act(async () => label()?.querySelector('input')?.click())
  expect(dialog()?.textContent).toContain(`Version 1.4.1 of the Safe project is available on this network`)
  await act(async () => button('Propose')?.click())
  await shows(`Change the contract of the Safe to version 1.4.1, ${migration.singleton}`)
  expect(dialog()?.textContent).toContain('Version of the contract1.3.0 now, 1.4.1 afterwards')
  await act(async () => button('Details >>')?.click())
  const text = dialog()?.textContent ?? ''
  expect(text).toContain(`It also sets the fallback handler to ${migration.fallbackHandler}`)
  expect(text).toContain(`Function: migrateWithFallbackHandler() at ${migration.address}`)
  expect(text).toContain('Delegate call: code of another contract runs as the Safe itself')
  expect(text).toContain('It replaces the contract of the Safe.')
  expect(button('Sign')?.disabled).toBe(true)
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=checkbox]')?.click())
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))

  // The contract accepts the call that was shown, and the page notices the change.
  const call = plainTransaction({ to: migration.address, data, nonce: 0 })
  const { safeTxHash } = await executeInSafe(chains, { ...call, operation: 1 }, undefined, safe)
  expect(text).toContain(safeTxHash)
  nonce = 1
  await act(async () => button('< Back')?.click())
  await act(async () => button('Cancel')?.click())
  await act(() => queryClient.invalidateQueries({ queryKey: ['safe'] }))
  await shows('Version1.4.1')
  expect(dialog()?.textContent).toContain(`Contract${migration.singleton}`)
  await openForm()
  await shows('Change the threshold')
  expect(label()).toBeUndefined()
})

test.each([
  ['missing', () => '0x'],
  // The same functions, but they migrate to other code.
  [
    'another one',
    (code: string) => code.replaceAll(migration.singleton.slice(2).toLowerCase(), '66'.repeat(20)),
  ],
] as const)('no newer version is on offer where the contract that changes it is %s', async (_, change) => {
  const { client } = chains
  const { address } = migration
  const published = (await client.getCode({ address })) ?? '0x'
  expect(change(published)).not.toBe(published)
  await client.setCode({ address, bytecode: change(published) as `0x${string}` })
  onTestFinished(() => client.setCode({ address, bytecode: published }))
  const { queryClient } = await openProperties()
  await openForm()
  const read = () => queryClient.getQueryState(['code-hash', 31_337, address])?.status
  await eventually(() => expect(read()).toBe('success'))
  expect(dialog()?.textContent).toContain('Change the threshold')
  expect(label()).toBeUndefined()
})
