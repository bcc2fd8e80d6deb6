// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { SelectedSafe } from '@/programs/treasury/safe/selected-safe'
import { useTreasuryMenus } from '@/programs/treasury/use-treasury-menus'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { mountHook } from './mounted-hook'

const [first, second] = (['0x1', '0x2'] as const).map(
  (start): SafeId => ({
    chainId: 31_337,
    address: `${start}${'1'.repeat(39)}`,
  }),
)

/** Returns the ids of the rows with a mark, of those that open a Safe. */
async function markedRows(
  safes: Pick<SelectedSafe, 'own' | 'connected' | 'shown'>,
  owned: readonly SafeId[],
) {
  const settings = { chains: [{ id: 31_337, name: 'Demo Chain' }] }
  const onAnything = () => undefined
  const { now } = await mountHook({ settings } as never, () =>
    useTreasuryMenus({
      safes: { ...safes, standing: 'own', problem: null, chainId: 31_337 },
      ...{ owned, currency: 'USD', currencies: ['USD'], historyView: 'all', onNew: null },
      ...{ onOpen: onAnything, onCurrency: onAnything, onRefresh: onAnything },
      ...{ onDialog: onAnything, onHistoryView: onAnything },
    }),
  )
  const rows = now().find(({ id }) => id === 'safe')?.items ?? []
  return rows.filter((row) => row.kind === 'action' && row.checked).map(({ id }) => id)
}

// Proves S10.18
test('one row of the Safe menu has the mark, however many names the Safe has', async () => {
  if (!first || !second) return expect.unreachable()
  const all = [first, second]
  expect(await markedRows({ own: first, connected: first, shown: first }, all)).toEqual(['own'])
  expect(await markedRows({ own: first, connected: second, shown: second }, all)).toEqual(['connected'])
  expect(await markedRows({ own: first, connected: null, shown: second }, all)).toEqual([second.address])
  expect(await markedRows({ own: first, connected: null, shown: null }, all)).toEqual([])
})
