import type { StartSaver } from './saver'

type Corner = { x: number; y: number; dx: number; dy: number }

const trail = 9
const apart = 4
const palettes = [
  ['#ff3d8b', '#ff9ec4'],
  ['#35c8ff', '#7affc1'],
]

export const start: StartSaver = ({ context, height, random, width }) => {
  const speed = () => (random() < 0.5 ? -1 : 1) * (1.5 + random() * 2.5)
  const corner = (): Corner => ({ x: random() * width, y: random() * height, dx: speed(), dy: speed() })
  const shapes = palettes.map((colors) => ({
    colors,
    corners: [corner(), corner(), corner(), corner()],
    before: [] as { x: number; y: number }[][],
  }))
  let since = 0
  return (frames) => {
    context.fillStyle = '#000'
    context.fillRect(0, 0, width, height)
    since += frames
    const isDue = since >= apart
    if (isDue) since = 0
    for (const shape of shapes) {
      for (const one of shape.corners) move(one, frames, width, height)
      if (isDue) shape.before = [shape.corners.map(({ x, y }) => ({ x, y })), ...shape.before].slice(0, trail)
      for (const [age, corners] of [shape.corners, ...shape.before].entries()) {
        context.globalAlpha = 1 - age / (trail + 1)
        context.strokeStyle = shape.colors[age % 2] ?? '#fff'
        context.beginPath()
        for (const { x, y } of corners) context.lineTo(x, y)
        context.closePath()
        context.stroke()
      }
      context.globalAlpha = 1
    }
  }
}

function move(one: Corner, frames: number, width: number, height: number): void {
  one.x += one.dx * frames
  one.y += one.dy * frames
  if (one.x < 0 || one.x > width) one.dx = Math.abs(one.dx) * (one.x < 0 ? 1 : -1)
  if (one.y < 0 || one.y > height) one.dy = Math.abs(one.dy) * (one.y < 0 ? 1 : -1)
}
