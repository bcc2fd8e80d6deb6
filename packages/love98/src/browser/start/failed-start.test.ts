// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { failedStartOffer, failedStartScript } from './failed-start'

function reloadsAfter(name: string, responseStatus: number): number {
  Object.assign(document.documentElement, { keep: () => undefined })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => (type === 'navigation' ? [{ type: 'navigate' }] : [{ name, responseStatus }]) as never,
  )
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const script = document.createElement('script')
  script.dataset.offer = failedStartOffer()
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  // biome-ignore lint/security/noGlobalEval: it is a constant of this project, run as the browser runs it
  window.eval(failedStartScript)
  return reload.mock.calls.length
}

test.each([
  ['a script that is missing', '/static/first-0123456789abcdef.js', 404, 1],
  ['a style sheet that is missing', '/static/notepad-0123456789abcdef.css', 404, 0],
  ['a script that is there', '/static/first-0123456789abcdef.js', 200, 0],
  ['a picture that is missing', '/assets/skins/love/icons.png', 404, 0],
])('after %s (%s, status %i) the page reloads %i times', (_what, path, status, times) => {
  expect(reloadsAfter(`http://localhost${path}`, status)).toBe(times)
})
