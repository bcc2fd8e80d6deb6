/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

export type CloudColors = {
  readonly top: Rgb
  readonly bottom: Rgb
  readonly cloud: Rgb
  readonly shade: Rgb
}

/** Rows and columns of a Bayer matrix: which pixels of a row take the next color of the sky. */
const bayer = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
] as const

/** The colors of the sky, as few as a screen of 256 colors had for it. */
const steps = 12

/** The pixels of a picture for one cloud, on average. */
const pixelsPerCloud = 4_200

/**
 * Draws a sky with clouds of hearts. The same size gives the same picture.
 * @param width,height of the picture, pixels
 * @returns red, green, blue and opacity of each pixel, row by row, as `ImageData` takes them
 */
export function heartClouds(
  width: number,
  height: number,
  colors: CloudColors,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4)
  const put = (x: number, y: number, [red, green, blue]: Rgb) => {
    if (x >= 0 && x < width && y >= 0 && y < height) pixels.set([red, green, blue, 255], (y * width + x) * 4)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = (y / Math.max(1, height - 1)) * steps + (bayer[y % 4]?.[x % 4] ?? 0) / 16
      put(x, y, between(colors.top, colors.bottom, Math.min(steps, Math.floor(level)) / steps))
    }
  const next = randomNumbers(98)
  const count = Math.ceil((width * height) / pixelsPerCloud)
  for (let cloud = 0; cloud < count; cloud++) {
    const size = 5 + next() * 9
    const hearts = puffs({ x: next() * width, y: next() * height }, size, next)
    // From back to front, each with its shade, so that the hearts of a cloud stay visible.
    for (const heart of hearts.toSorted((one, other) => one.y - other.y)) {
      drawHeart(heart.x + 1, heart.y + 1, heart.size, colors.shade, put)
      drawHeart(heart.x, heart.y, heart.size, colors.cloud, put)
    }
  }
  return pixels
}

type Heart = { readonly x: number; readonly y: number; readonly size: number }

/** Returns the hearts of a cloud: large ones in the middle, small ones at both ends. */
function puffs({ x, y }: { x: number; y: number }, size: number, next: () => number): readonly Heart[] {
  const count = 5 + Math.floor(next() * 4)
  return Array.from({ length: count }, (_, index) => {
    const along = (index / (count - 1)) * 2 - 1
    return {
      x: Math.round(x + along * size * 2.4),
      y: Math.round(y - (1 - along * along) * size * 0.5 + (next() - 0.5) * size * 0.6),
      size: Math.max(3, size * (1 - 0.55 * Math.abs(along))),
    }
  })
}

/** Fills the curve (x² + y² − 1)³ = x²y³, whose point is below. */
function drawHeart(
  x0: number,
  y0: number,
  size: number,
  color: Rgb,
  put: (x: number, y: number, color: Rgb) => void,
) {
  const reach = Math.ceil(size * 1.3)
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const [x, y] = [dx / size, -dy / size]
      const round = x * x + y * y - 1
      if (round * round * round - x * x * y * y * y <= 0) put(x0 + dx, y0 + dy, color)
    }
}

function between(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (one: number, other: number) => Math.round(one + (other - one) * share)
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])]
}

/** Numbers from 0 to 1 that are the same at each visit (the generator of Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
