import { useEffect } from 'react'
import { isSchemeFragment } from '@/domain/appearance/schemes/scheme-link'

export function useLinkedScheme(): void {
  // The address may change while the window is open.
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
