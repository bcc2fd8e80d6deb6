import type { StartSaver } from './saver'

const count = 220
/** The initial distance of a star, in half widths of the screen. */
const far = 3

export const start: StartSaver = ({ context, height, random, width }) => {
  const fresh = (z = far) => ({ x: random() * 2 - 1, y: random() * 2 - 1, z })
  const stars = Array.from({ length: count }, () => fresh(random() * far))
  return (frames) => {
    context.fillStyle = '#000'
    context.fillRect(0, 0, width, height)
    for (const [index, star] of stars.entries()) {
      star.z -= 0.012 * frames
      const x = width / 2 + (star.x * width) / 2 / star.z
      const y = height / 2 + (star.y * height) / 2 / star.z
      if (star.z <= 0.02 || x < 0 || x > width || y < 0 || y > height) {
        stars[index] = fresh()
        continue
      }
      const near = 1 - star.z / far
      const size = 1 + Math.floor(near * 3)
      const light = Math.round(80 + near * 175)
      context.fillStyle = `rgb(${light},${light},${light})`
      context.fillRect(Math.round(x), Math.round(y), size, size)
    }
  }
}
