import type { StartSaver } from './saver'

const colors = ['#ff3d8b', '#ffcf3a', '#35c8ff', '#7affc1']

export const start: StartSaver = ({ context, height, random, text, width }) => {
  const size = Math.max(32, Math.min(96, Math.round(height / 8)))
  context.font = `bold ${size}px 'Times New Roman', serif`
  context.textBaseline = 'top'
  const { width: length } = context.measureText(text)
  let round = 0
  let y = (height - size) / 2
  // Under reduced motion the first picture is the only one: most of the sentence is in it.
  let x = Math.max(0, (width - length) / 2)
  return (frames) => {
    x -= 2.5 * frames
    if (x < -length) {
      x = width
      y = random() * Math.max(0, height - size * 1.2)
      round++
    }
    context.fillStyle = '#000'
    context.fillRect(0, 0, width, height)
    context.fillStyle = colors[round % colors.length] ?? '#fff'
    context.fillText(text, Math.round(x), Math.round(y))
  }
}
