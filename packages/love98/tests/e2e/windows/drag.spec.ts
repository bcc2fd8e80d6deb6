import { expect, type Page } from '@playwright/test'
import { awayFromTheMinute, gripTopWindow, moveAround, openWindows } from '../../support/drag.ts'
import { countCommits, readCommits } from '../../support/page-probes.ts'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'

const windows = 10
const moves = 60

/** Counts the layouts of the browser and the commits of React. */
async function counter(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return {
    session,
    async read() {
      const { metrics } = await session.send('Performance.getMetrics')
      const layouts = metrics.find(({ name }) => name === 'LayoutCount')?.value
      if (layouts === undefined) throw new Error('This Chromium does not count layouts.')
      return { layouts, commits: await readCommits(page) }
    },
  }
}

/** Returns the number of times that the browser rebuilds its list of drawn layers during an action. */
async function lists(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser that can be traced.')
  await browser.startTracing(page, { categories: ['blink'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'))
  return traceEvents.filter(({ name }: { name: string }) => name === 'PaintArtifactCompositor::Update').length
}

function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

/** Waits until there was no React commit and no layout for twenty frames. */
async function calm(page: Page, read: () => Promise<object>): Promise<void> {
  await expect
    .poll(async () => {
      const before = JSON.stringify(await read())
      await frames(page, 20)
      return JSON.stringify(await read()) === before
    })
    .toBe(true)
}

test('dragging one of ten windows causes no React render, no layout and no change of the others', async ({
  page,
}) => {
  await page.addInitScript(countCommits)
  await openDesktop(page)
  const { session, read } = await counter(page)
  const atFirst = await read()
  await openWindows(page, 'a[data-entry="notepad"]', windows)
  const opened = await read()
  expect(opened.commits - atFirst.commits).toBeGreaterThanOrEqual(windows)
  expect(opened.layouts - atFirst.layouts).toBeGreaterThanOrEqual(windows)

  // The first pointer movement loads the remaining code before the measurement. It also sets the address to that of the
  // front window.
  await page.mouse.move(10, 10)
  await expect(page).toHaveURL('/p/notepad')
  await awayFromTheMinute(page)
  const from = await gripTopWindow(page)
  // The first moves start the drag and may cause one-time changes.
  expect(await lists(page, () => moveAround(session, from, 10))).toBeGreaterThan(0)
  const top = page.locator('[data-window]').last()
  const place = async () => (await top.boundingBox())?.x
  const before = await place()
  await calm(page, read)
  const dragging = await read()
  const listed = await lists(page, async () => {
    await moveAround(session, from, moves)
    // The last moves are drawn with the next frame.
    await frames(page, 2)
  })
  const dragged = await read()
  expect(await place()).not.toBe(before)
  // Other windows are not repainted. Only elements that change by themselves, such as a caret, are.
  expect(listed).toBeLessThan(moves / 4)
  expect({
    commits: dragged.commits - dragging.commits,
    layouts: dragged.layouts - dragging.layouts,
  }).toEqual({
    commits: 0,
    layouts: 0,
  })
  await page.mouse.up()
  await expect.poll(async () => (await read()).commits).toBeGreaterThan(dragged.commits)
})
