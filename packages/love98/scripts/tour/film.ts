import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Point = { readonly x: number; readonly y: number }
type Frame = { readonly pixels: Buffer; ms: number }

/** Milliseconds per frame while the pointer moves. */
const moving = 60

/** Records a page and its pointer, which a screenshot of a page does not contain. */
export class Film {
  readonly #frames: Frame[] = []
  readonly #pointers = new Map<string, Buffer>()
  #at: Point = { x: 480, y: 330 }

  /** @param assets the folder of the public files, with the pictures of the pointers */
  constructor(
    readonly page: Page,
    readonly assets: string,
  ) {}

  async hold(ms: number): Promise<void> {
    const shot = sharp(await this.page.screenshot())
    const pointer = await this.#pointer()
    const pixels = await shot
      .composite(pointer ? [pointer] : [])
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer()
    const last = this.#frames.at(-1)
    if (last?.pixels.equals(pixels)) last.ms += ms
    else this.#frames.push({ pixels, ms })
  }

  async moveTo(to: Point, steps = 8): Promise<void> {
    const from = this.#at
    for (let step = 1; step <= steps; step++) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2
      this.#at = {
        x: Math.round(from.x + (to.x - from.x) * part),
        y: Math.round(from.y + (to.y - from.y) * part),
      }
      await this.page.mouse.move(this.#at.x, this.#at.y)
      await this.hold(moving)
    }
  }

  /** Moves to the middle of an element and clicks it; the frame shows the pressed button. */
  async click(target: Locator, steps = 8): Promise<void> {
    await this.moveTo(await middleOf(target), steps)
    await this.page.mouse.down()
    await this.hold(moving * 2)
    await this.page.mouse.up()
  }

  /** Takes no frame between the presses, because a slow one would make two clicks of them. */
  async doubleClick(target: Locator): Promise<void> {
    await this.moveTo(await middleOf(target))
    await this.page.mouse.dblclick(this.#at.x, this.#at.y)
  }

  async drag(from: Point, through: readonly Point[], steps: number): Promise<void> {
    await this.moveTo(from)
    await this.page.mouse.down()
    for (const point of through) await this.moveTo(point, steps)
    await this.page.mouse.up()
  }

  /** @returns an animated WebP that repeats */
  async encode(): Promise<Buffer> {
    return sharp(
      this.#frames.map(({ pixels }) => pixels),
      { join: { animated: true } },
    )
      .webp({ lossless: true, effort: 6, minSize: true, loop: 0, delay: this.#frames.map(({ ms }) => ms) })
      .toBuffer()
  }

  /** @returns the frames as PNG files, in their order */
  get pictures(): readonly Buffer[] {
    return this.#frames.map(({ pixels }) => pixels)
  }

  /** The CSS cursor of the element under the pointer: a picture with its hot spot. */
  async #pointer() {
    const cursor = await this.page.evaluate(({ x, y }) => {
      const element = document.elementFromPoint(x, y) ?? document.body
      return getComputedStyle(element).cursor
    }, this.#at)
    const [, path, x, y] = /url\("[^"]*(\/assets\/[^"?]+)[^"]*"\)[^,]*,.*?\) (\d+) (\d+),/.exec(cursor) ?? []
    if (!path) return undefined
    const input = this.#pointers.get(path) ?? (await readFile(join(this.assets, path)))
    this.#pointers.set(path, input)
    return { input, left: Math.max(0, this.#at.x - Number(x)), top: Math.max(0, this.#at.y - Number(y)) }
  }
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen.`)
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}
