// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { drawnPerTest } from '../../../tests/support/react-root'
import { StatusText } from './status-text'

const draw = drawnPerTest()

// Proves S10.7
test('a problem is announced at once and has the disc of errors; the line of a hint has neither', async () => {
  await draw(<StatusText isProblem>Not a valid address.</StatusText>)
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Not a valid address.')
  expect(document.querySelectorAll('.icon')).toHaveLength(1)
  await draw(<StatusText isProblem={false}>1 CAT available</StatusText>)
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 CAT available')
  expect(document.querySelectorAll('.icon')).toHaveLength(0)
})

test('a line without a text has no disc', async () => {
  await draw(<StatusText isProblem>{null}</StatusText>)
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(document.querySelectorAll('.icon')).toHaveLength(0)
})
