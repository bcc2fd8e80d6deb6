import type { Locator } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }

/**
 * Returns the position and size of an element in CSS pixels of the page.
 * @throws {Error} if it is not drawn
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not drawn`)
  return box
}

/**
 * Returns the center of an element in CSS pixels of the page.
 * @throws {Error} if it is not drawn
 */
export async function centerOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}
