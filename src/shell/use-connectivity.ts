import { useEffect } from 'react'
import { notify } from '@/desktop/notifications'
import { connectivityTexts } from '@/texts/en/connectivity'
import { inLocale } from '@/texts/locale'

/** Tells when the network goes and comes back; both are one notification, so that only the last news stands. */
export function useConnectivity(): void {
  // The network is the browser's.
  useEffect(() => {
    const stop = new AbortController()
    const tell = (state: 'offline' | 'online', kind: 'warning' | 'information') => {
      const { title, text } = inLocale(connectivityTexts)[state]
      notify({ id: 'connectivity', kind, title, text, icon: state === 'offline' ? 'disconnect' : 'connect' })
    }
    window.addEventListener('offline', () => tell('offline', 'warning'), { signal: stop.signal })
    window.addEventListener('online', () => tell('online', 'information'), { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
