// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { pairColumns } from '@/domain/market/pair-row'
import { gameMenus } from '@/programs/heartbreak/game/game-menus'
import { allTopics } from '@/programs/help/topics'
import { documents } from '@/programs/notepad/documents'
import { solitaireMenus } from '@/programs/solitaire/game/menus'
import type { BarMenu } from '@/ui/menu/menu-items'
import { dialogIntent, expectVerification } from '@/wallet/boot'
import { nodeAddress } from '@/wallet/node-address'
import { noSession } from '@/wallet/sign-in/session-store'

vi.mock('@/domain/build/capabilities', () => ({ hasServer: false, safeServiceUrl: '' }))

const idsOf = (menus: readonly BarMenu[]) => menus.flatMap(({ items }) => items.map(({ id }) => id))
const commands = new Proxy({}, { get: () => () => undefined }) as never

test('the menus of the games have no command that needs a server', () => {
  const [level] = levels
  const options = { level, mode: 'classic', questions: false, cell: null, touchBar: null } as never
  const heartbreak = idsOf(gameMenus({ options, cell: 16, touchBar: false }, commands))
  expect(heartbreak).toContain('statistics')
  for (const id of ['daily', 'ranked', 'leaderboard']) expect(heartbreak).not.toContain(id)
  const solitaire = idsOf(solitaireMenus(commands, false))
  expect(solitaire).toContain('deal')
  expect(solitaire).not.toContain('daily')
})

test('Swap Pairs has the columns that a browser can read from the chain', () => {
  expect(pairColumns).toEqual(['pair', 'price', 'liquidity', 'chain'])
})

test('Help and Read Me describe no sign-in and no server', () => {
  expect(allTopics().map(({ id }) => id)).not.toContain('verifying')
  const [readMe] = documents
  expect(readMe?.paragraphs?.join('\n')).toContain('This desktop has no server.')
  expect(readMe?.paragraphs?.join('\n')).not.toContain('STORED ON THE SERVER')
})

test('connecting ends without a sign-in', async () => {
  expectVerification()
  expect(dialogIntent.getState().verifyIsDue).toBe(false)
  const session = noSession()
  await session.signOut()
  expect(session.getState()).toEqual({ status: 'unauthenticated' })
})

test('chains are read through their public nodes', () => {
  expect(nodeAddress({ id: 1, publicRpcUrl: 'https://node.example/1' })).toBe('https://node.example/1')
})
