import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createDemoProvider } from '@/demo/announce'
import { messageBoxes } from '@/desktop/message-boxes'
import { waitOptions } from '../support/event-loop'
import { testSettings } from '../wallet/test-settings'

export function setUpDemoWallet() {
  let provider = createDemoProvider(testSettings)
  let events: [string, unknown][] = []

  beforeEach(() => {
    localStorage.clear()
    messageBoxes.setState({ queue: [] })
    provider = createDemoProvider(testSettings)
    events = []
    for (const event of ['accountsChanged', 'chainChanged'])
      provider.on(event, (value: unknown) => events.push([event, value]))
  })

  afterEach(() => expect(messageBoxes.getState().queue).toEqual([]))

  return {
    get provider() {
      return provider
    },
    get events() {
      return events
    },
    async connect(button = 'Account 1') {
      const accounts = provider.request({ method: 'eth_requestAccounts' })
      await press(button)
      return accounts
    },
  }
}

/** Waits for the prompt and presses one of its buttons. @returns the text of the prompt */
export async function press(button: string) {
  const box = await vi.waitUntil(() => messageBoxes.getState().queue[0], waitOptions)
  expect(box.buttons).toContain(button)
  box.answer(button)
  return { text: box.text, facts: Object.fromEntries(box.facts ?? []) }
}

/** @returns the error code of a refused request, or null */
export const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: unknown) => (error as { code: number }).code,
  )
