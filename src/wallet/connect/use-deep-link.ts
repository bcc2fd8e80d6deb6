import { useEffect, useState } from 'react'
import { storeDeepLink } from './deep-link-record'
import { openLink } from './open-link'

/** How long a wallet may take to come to the front after its link was opened, in ms. */
const patience = 1_500

/**
 * Opens a wallet on this telephone as soon as its link is known, and says `true` when it has not come to the front after
 * 1.5 s: it may not be installed. @param link `null` opens nothing
 */
export function useDeepLink(name: string, link: string | null): readonly [boolean, () => void] {
  const [isMissing, setIsMissing] = useState(false)
  const [tries, setTries] = useState(0)

  // The wallet is another program; whether it came shows in the page being hidden.
  useEffect(() => {
    if (link === null) return
    setIsMissing(false)
    storeDeepLink(name, link)
    // A later press opens it by the press itself.
    if (tries === 0) openLink(link)
    const timer = setTimeout(() => setIsMissing(!document.hidden), patience)
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
