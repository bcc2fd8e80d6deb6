import { type FigureName, toFigures } from '../figures.ts'
import type { BenchContext } from '../parts.ts'
import type { Figure } from '../table.ts'
import { measureAttack } from './attack.ts'

const names: readonly FigureName[] = [
  ['aloneMedian', 'health, median', 'ms'],
  ['attackedMedian', 'the same while ten long paths a second arrive', 'ms'],
  ['alone', 'health, 99 %', 'ms'],
  ['attacked', 'the same while ten long paths a second arrive', 'ms', '1.2 x'],
  ['upgradeRefused', 'visitors refused of 74, after 2,100 upgrades', '', '0'],
  ['upgradeHeld', 'connections held by the upgrades', '', '0'],
  ['idleRefused', 'visitors refused of 74, beside 2,000 idle connections', '', '0'],
  ['idleHeld', 'connections held by the idle ones', '', '100'],
  ['nodeCalls', 'calls of the node that one address caused in a minute', '', '2000'],
]

export async function attack({ root, signal, progress }: BenchContext): Promise<Figure[]> {
  if (process.platform !== 'linux') {
    progress.say('The attack was not measured: it needs several loopback addresses, which Linux has.')
    return []
  }
  const love98 = await progress.step('Measuring: attack', () => measureAttack({ root, signal }))
  return toFigures('One bad visitor', names, { love98 })
}
