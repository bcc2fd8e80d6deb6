// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { DisabledForm } from './send-form'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

// Proves S10.15
test('without a wallet every field is shown and disabled, and one button connects', async () => {
  document.body.innerHTML = '<div id="page"></div>'
  const root = createRoot(document.getElementById('page') ?? document.body)
  onTestFinished(() => act(async () => root.unmount()))
  const draft = { to: 'heart.eth', token: 'CAT', amount: '250', isFromLink: true }
  await act(async () => root.render(<DisabledForm connection={{ status: 'disconnected' }} draft={draft} />))
  const fields = [...document.querySelectorAll<HTMLInputElement>('input')]
  expect(fields.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['heart.eth', true],
    ['250', true],
  ])
  const enabled = [...document.querySelectorAll<HTMLButtonElement>('button')].filter((one) => !one.disabled)
  expect(enabled.map(({ textContent }) => textContent)).toEqual(['Connect Wallet'])
  expect(document.body.textContent).toContain('To send ETH or tokens, connect a wallet.')
})
