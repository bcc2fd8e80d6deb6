import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from '../../../scripts/lib/test/test-report.ts'

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 }

test('the report of Vitest counts passed, failed and skipped tests', () => {
  expect(countVitest({ ...vitest, testResults: [{ status: 'failed', assertionResults: [{}] }] })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  })
})

test('a file that Vitest cannot load is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countVitest({ ...vitest, numFailedTests: 0, testResults })).toMatchObject({ passed: 5, failed: 1 })
})

test('a Playwright test that passes only on a retry is a failure', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 3, skipped: 3 })
})

test('a failing Playwright setup is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright({ stats, errors: [{ message: 'setup' }] })).toMatchObject({ passed: 0, failed: 1 })
})
