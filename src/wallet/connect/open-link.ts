/**
 * Opens the link of a wallet: a web address in a tab of its own (an anchor, since `window.open` leaves empty tabs behind
 * on iOS), a scheme of the wallet's own in this one, which stays where it is.
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
