import { useEffect } from 'react'
import { isSchemeFragment } from '@/domain/appearance/schemes/scheme-link'

/** Asks about the color scheme of the address, if there is one: a link may share it. */
export function useLinkedScheme(): void {
  // The address, and its changes.
  useEffect(() => {
    const ask = () => {
      if (!isSchemeFragment(window.location.hash)) return
      // A chunk that is missing is shown as an unhandled rejection.
      void import('./offer-linked-scheme').then(({ offerLinkedScheme }) => offerLinkedScheme())
    }
    ask()
    window.addEventListener('hashchange', ask)
    return () => window.removeEventListener('hashchange', ask)
  }, [])
}
