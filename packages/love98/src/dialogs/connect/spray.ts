import styles from './spray.module.css'

/** The most particles at a time `[S9.6]`. */
export const particleLimit = 35
const sizes = [15, 20, 25, 30, 40] as const

type Particle = { element: HTMLElement; x: number; y: number; across: number; up: number; size: number }

/**
 * Sprays copies of an element's icon, in whole pixels, until the returned function is called; the remaining
 * ones fall out of the viewport. The animation loop ends with the last of them.
 */
export function spray(source: HTMLElement): () => void {
  const picture = source.querySelector('img, .icon') ?? source
  const { left, top, width, height } = picture.getBoundingClientRect()
  // In the dialog: a modal dialog is in the top layer, above everything outside of it.
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
