// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '@/domain/errors'
import { drawnPerTest } from '../../../tests/support/react-root'
import { iconsIn } from '../../../tests/support/shown-icons'
import { ConnectStatus } from './connect-status'

const draw = drawnPerTest()

type Attempt = ComponentProps<typeof ConnectStatus>['attempt']
const choice = { name: 'Cat Wallet', way: 'browser' } as never

async function statusOf(attempt: Attempt) {
  const props = { id: 'status', isEmpty: false, isExtension: true, view: 'code' as never }
  await draw(<ConnectStatus {...props} attempt={attempt} />)
  const status = document.getElementById('status')
  return { text: status?.textContent, icons: iconsIn(status) }
}
const failed = (code: ErrorCode) => statusOf({ phase: 'failed', choice, error: new AppError(code) })

// Proves S10.7
test.each(['request-pending', 'connector-not-found'] as const)(
  'the failure %s of a wallet has the disc of errors',
  async (code) => {
    const { text, icons } = await failed(code)
    expect(text).not.toBe('')
    expect(icons).toEqual(['error'])
  },
)

test('a refusal by the visitor is no error, and neither is a wallet that is asked', async () => {
  expect(await failed('user-rejected')).toEqual({ text: 'Request rejected.', icons: [] })
  expect((await statusOf({ phase: 'waiting', choice } as never)).icons).toEqual([])
  expect((await statusOf({ phase: 'idle' } as never)).icons).toEqual([])
})
