import type { Locator, Page } from '@playwright/test'
import { iconNamed } from '../../support/shown-icons.ts'

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

export const dialogNamed = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true })

export const menus = (page: Page): Locator => page.getByRole('menu')

export const menuRow = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('menuitem', { name, exact: true })

export const tooltip = (page: Page): Locator => page.getByRole('tooltip')

/** Returns the names of the skin's icons in a part of the page, in their order. */
export async function iconsOf(part: Locator): Promise<(string | undefined)[]> {
  const shown = await part
    .locator('.icon')
    .evaluateAll((all) =>
      (all as HTMLElement[]).map(
        ({ style, dataset }) => [style.getPropertyValue('--icon'), dataset.more !== undefined] as const,
      ),
    )
  return shown.map(([index, isMore]) => iconNamed(index, isMore))
}
