import type { Locator, Page } from '@playwright/test'

/** The button with this name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** The dialog with this title. */
export const dialogNamed = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true })

export const menus = (page: Page): Locator => page.getByRole('menu')

/** The row of an open menu, or the word of a menu bar. */
export const menuRow = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('menuitem', { name, exact: true })

export const tooltip = (page: Page): Locator => page.getByRole('tooltip')
