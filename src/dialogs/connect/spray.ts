import styles from './spray.module.css'

/** At most so many particles at a time `[S9.6]`. */
export const particleLimit = 35
const sizes = [15, 20, 25, 30, 40] as const

type Particle = { element: HTMLElement; x: number; y: number; across: number; up: number; size: number }

/**
 * Sprays copies of an element's picture from it, in whole pixels, until the returned function is called; what flies then
 * falls out of the window. The loop runs while something flies and not longer.
 */
export function spray(source: HTMLElement): () => void {
  const picture = source.querySelector('img, .icon') ?? source
  const { left, top, width, height } = picture.getBoundingClientRect()
  // Inside a modal dialog nothing outside of it is drawn above it.
  const place = document.createElement('div')
  place.className = styles.spray ?? ''
  place.ariaHidden = 'true'
  const host = source.closest('dialog') ?? document.body
  host.append(place)
  let particles: Particle[] = []
  let isHeld = true

  function add() {
    const size = sizes[Math.floor(Math.random() * sizes.length)] ?? sizes[0]
    const element = picture.cloneNode(true) as HTMLElement
    element.style.scale = String(size / 32)
    place.append(element)
    const across = (Math.random() - 0.5) * 16
    particles.push({
      element,
      x: left + width / 2,
      y: top + height / 2,
      across,
      up: 4 + Math.random() * 16,
      size,
    })
  }

  function step() {
    if (isHeld && particles.length < particleLimit) add()
    particles = particles.filter((particle) => {
      particle.x += particle.across
      particle.y -= particle.up
      particle.up -= 1
      const isGone = particle.y > window.innerHeight + particle.size
      if (isGone) particle.element.remove()
      else particle.element.style.translate = `${Math.round(particle.x)}px ${Math.round(particle.y)}px`
      return !isGone
    })
    if (isHeld || particles.length > 0) requestAnimationFrame(step)
    else place.remove()
  }

  requestAnimationFrame(step)
  return () => {
    isHeld = false
  }
}
