/** Two clicks are one double click when they follow within this time, ms, */
const time = 500
/** and no further apart than this, CSS pixels: what Windows 98 took for one. */
const distance = 4
/** A finger does not find the same place twice. */
const fingerDistance = 24

type Click = { timeStamp: number; clientX: number; clientY: number; pointerType: string }

/** Tells double clicks on one thing apart from two clicks. Its own, since a browser counts clicks on two windows as one. */
export function doubleClicks(): (click: Click) => boolean {
  let last: Click | null = null
  return (click) => {
    const reach = click.pointerType === 'mouse' ? distance : fingerDistance
    const isDouble =
      last !== null &&
      click.timeStamp - last.timeStamp <= time &&
      Math.abs(click.clientX - last.clientX) <= reach &&
      Math.abs(click.clientY - last.clientY) <= reach
    last = isDouble ? null : click
    return isDouble
  }
}
