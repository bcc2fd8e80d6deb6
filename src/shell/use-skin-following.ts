import { useEffect } from 'react'
import { adoptPaintedSkin, followStoredSkin } from '@/desktop/skin'
import { skins } from '@/skins/registry'

const skinIds = skins.map(({ id }) => id)

/** Keeps the skin in step with what was painted, and with another tab that chooses one. */
export function useSkinFollowing(): void {
  // The class on body and storage events live outside React.
  useEffect(() => {
    adoptPaintedSkin()
    const follow = () => followStoredSkin(skinIds)
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
