// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { lastAssets } from '@/programs/send/stored-assets'
import { openSend, showsText, withSendWindows } from './send-window'

withSendWindows()

const chosenAsset = () => document.querySelector('[role=combobox]')?.textContent

test('Send opens with the token of the community, and later with the asset that was sent last', async () => {
  const { close } = await openSend()
  await showsText('Available:')
  expect(chosenAsset()).toContain('CAT')
  await close()
  // The storage of a test is cleared before its window opens.
  const stored = vi.spyOn(lastAssets, 'read').mockReturnValue(new Map([[31_337, null]]))
  await openSend()
  await showsText('Available:')
  expect(chosenAsset()).toContain('ETH')
  stored.mockRestore()
})
