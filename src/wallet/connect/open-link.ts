/**
 * Opens a wallet's link: an HTTP URL in a new tab (by an anchor, since `window.open` leaves empty tabs behind on iOS), a
 * custom scheme in this tab, which stays on the page.
 */
export function openLink(link: string): void {
  if (!/^https?:/.test(link)) {
    window.location.href = link
    return
  }
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.target = '_blank'
  anchor.rel = 'noreferrer noopener'
  anchor.click()
}
