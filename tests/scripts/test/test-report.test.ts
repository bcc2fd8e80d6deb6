import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from '../../../scripts/lib/test/test-report.mjs'

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 }

test('Vitest: passed, failed and skipped are counted', () => {
  expect(countVitest({ ...vitest, testResults: [{ status: 'failed', assertionResults: [{}] }] })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  })
})

test('Vitest: a file that cannot be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countVitest({ ...vitest, numFailedTests: 0, testResults })).toMatchObject({ passed: 5, failed: 1 })
})

const flaky = (title: string) => ({ file: 'desktop.spec.ts', title, tests: [{ status: 'flaky' }] })
const steady = { file: 'desktop.spec.ts', title: 'steady', tests: [{ status: 'expected' }] }

test('Playwright: a test that passed at its second try is named, in whatever group it lies', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }
  const suites = [{ specs: [steady, flaky('one')], suites: [{ specs: [flaky('two'), steady] }] }]
  expect(countPlaywright({ stats, errors: [], suites })).toEqual({
    passed: 9,
    failed: 1,
    skipped: 3,
    unsteady: ['desktop.spec.ts: one', 'desktop.spec.ts: two'],
  })
})

test('Playwright: more than two tests that needed a second try are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 3, skipped: 0 }
  const suites = [{ specs: [flaky('one'), flaky('two'), flaky('three')] }]
  expect(countPlaywright({ stats, errors: [], suites })).toMatchObject({ passed: 7, failed: 4 })
})

test('Playwright: a setup that fails is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright({ stats, errors: [{ message: 'setup' }] })).toMatchObject({ passed: 0, failed: 1 })
})
