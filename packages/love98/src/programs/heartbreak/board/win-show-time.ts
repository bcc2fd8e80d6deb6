/** The duration of the animations in `win-show.module.css`, ms. */
const durationMs = 1_500

/** Returns the time for which a won board is celebrated, ms; 0 for visitors who prefer reduced motion. */
export function winShowMs(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : durationMs
}
