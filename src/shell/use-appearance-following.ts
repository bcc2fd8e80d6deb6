import { useEffect } from 'react'
import { adoptPaintedDensity, followStoredDensity } from '@/desktop/density'
import { adoptPaintedLanguage, followStoredLanguage, languageKey } from '@/desktop/language'
import { adoptPaintedSkin, followStoredSkin } from '@/desktop/skin'
import { skins } from '@/skins/registry'

const skinIds = skins.map(({ id }) => id)

/** Keeps skin, size and language in step with what was painted, and with another tab that chooses one. */
export function useAppearanceFollowing(): void {
  // What the first script wrote on the page, and storage events, live outside React.
  useEffect(() => {
    adoptPaintedSkin()
    adoptPaintedDensity()
    void adoptPaintedLanguage()
    const follow = ({ key }: StorageEvent) => {
      followStoredSkin(skinIds)
      followStoredDensity()
      if (key === null || key === languageKey) void followStoredLanguage()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
