import type { Locator, Page } from '@playwright/test'

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

export const dialogNamed = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true })

export const menus = (page: Page): Locator => page.getByRole('menu')

export const menuRow = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('menuitem', { name, exact: true })

export const tooltip = (page: Page): Locator => page.getByRole('tooltip')
