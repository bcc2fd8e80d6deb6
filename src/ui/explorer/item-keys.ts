import type { Direction, FindNearest } from './explorer-item'

/** The icon a key leads to from the one with the focus, or none: arrows by place, Home, End, and first letters. */
export function itemForKey(
  icons: readonly HTMLElement[],
  key: string,
  findNearest: FindNearest,
): HTMLElement | undefined {
  const from = icons.findIndex((icon) => icon.matches(':focus'))
  if (key === 'Home') return icons[0]
  if (key === 'End') return icons.at(-1)
  const direction = directions[key]
  if (direction) {
    const centers = icons.map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    return icons[findNearest(centers, from, direction)]
  }
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...icons.slice(from + 1), ...icons.slice(0, from + 1)]
  return after.find((icon) => icon.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
