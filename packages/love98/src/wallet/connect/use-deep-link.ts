import { useEffect, useState } from 'react'
import { storeDeepLink } from './deep-link-record'

/** Milliseconds until a wallet that did not come to the front counts as not installed. */
const openTimeout = 1_500

/**
 * Opens a wallet on this phone as soon as its deep link is known; `true` when the page is still visible after 1.5 s,
 * since the wallet may not be installed. @param link `null` opens nothing
 */
export function useDeepLink(name: string, link: string | null): readonly [boolean, () => void] {
  const [isMissing, setIsMissing] = useState(false)
  const [tries, setTries] = useState(0)

  // The page is hidden when the wallet's app comes to the front.
  useEffect(() => {
    if (link === null) return
    setIsMissing(false)
    storeDeepLink(name, link)
    // Later tries follow a click on the link itself.
    if (tries === 0) openLink(link)
    const timer = setTimeout(() => setIsMissing(!document.hidden), openTimeout)
    const came = () => {
      if (document.hidden) clearTimeout(timer)
    }
    document.addEventListener('visibilitychange', came)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', came)
    }
  }, [name, link, tries])

  return [isMissing, () => setTries((count) => count + 1)]
}

/**
 * Opens a wallet's link: an HTTP URL in a new tab (by an anchor, since `window.open` leaves empty tabs behind
 * on iOS), a custom scheme in this tab, which stays on the page.
 */
function openLink(link: string): void {
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
