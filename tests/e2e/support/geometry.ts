import type { Locator } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }

/** Where an element is, in CSS pixels of the page. @throws {Error} when it is not drawn */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not drawn`)
  return box
}

/** The middle of an element, in CSS pixels of the page. @throws {Error} when it is not drawn */
export async function centerOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}
