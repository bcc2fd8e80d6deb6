import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { loadChunk } from '@/browser/load-chunk'
import { aboutRequested } from '@/desktop/about-request'
import { showMessageBox } from '@/desktop/message-boxes'
import { useCommunity } from '@/desktop/use-community'
import { errorMessage } from '@/domain/errors'
import { common } from '@/texts/common'

type Shown = ComponentType<{ onClose: () => void }>

/** Returns About while the visitor wants it, after its code was loaded. A failure is shown in a message box. */
export function useAbout(): Shown | null {
  const { site } = useCommunity()
  const isWanted = useStore(aboutRequested, (request) => request.isWanted)
  const [About, setAbout] = useState<Shown | null>(null)
  const isMissing = isWanted && About === null

  useEffect(() => {
    if (!isMissing) return
    loadChunk(() => import('./about')).then(
      (loaded) => setAbout(() => loaded.About),
      (error: unknown) => {
        closeAbout()
        void showMessageBox({
          title: site.name,
          icon: 'error',
          text: errorMessage(error),
          buttons: [common.ok],
        })
      },
    )
  }, [isMissing, site])

  return isWanted ? About : null
}

export function closeAbout(): void {
  aboutRequested.setState({ isWanted: false })
}
