import { expect, test } from 'vitest'
import { countEngines, describeEngines } from '../../../scripts/lib/test/engine-counts.ts'

const passed = (...ancestorTitles: string[]) => ({ ancestorTitles, status: 'passed' })

test('passed tests are counted by the engine their group names', () => {
  const report = {
    testResults: [
      { assertionResults: [passed('repositories on pglite'), passed('repositories on postgres'), passed()] },
      { assertionResults: [passed('opening on pglite'), passed('on postgresql')] },
      { assertionResults: [{ ancestorTitles: ['opening on postgres'], status: 'skipped' }] },
    ],
  }
  expect(countEngines(report)).toEqual({ pglite: 2, postgres: 1 })
})

test('a run without PostgreSQL is reported', () => {
  expect(describeEngines({ pglite: 2, postgres: 2 })).toBe(
    'Repository tests passed: 2 on pglite, 2 on postgres',
  )
  expect(describeEngines({ pglite: 2, postgres: 0 })).toContain('SKIPPED ON POSTGRES')
})
