import { useEffect } from 'react'
import { whenIdle } from '@/browser/when-idle'
import { adoptPaintedDensity, followStoredDensity } from '@/desktop/preferences/density'
import { adoptPaintedLanguage, followStoredLanguage, languageKey } from '@/desktop/preferences/language'
import { adoptPaintedSkin, followStoredSkin } from '@/desktop/preferences/skin'
import { followStoredWallpaper } from '@/desktop/preferences/wallpaper'
import { skins } from '@/skins/registry'

const skinIds = skins.map(({ id }) => id)

/** Keeps skin, size, wallpaper and language in step with what was painted, and with another tab that chooses one. */
export function useAppearanceFollowing(): void {
  // What the first script wrote on the page, and storage events, live outside React.
  useEffect(() => {
    adoptPaintedSkin()
    adoptPaintedDensity()
    followStoredWallpaper(skinIds)
    // Windows that the server drew come alive after the desktop, and must find the words that the server wrote.
    const cancel = whenIdle(() => void adoptPaintedLanguage())
    const follow = ({ key }: StorageEvent) => {
      followStoredSkin(skinIds)
      followStoredDensity()
      followStoredWallpaper(skinIds)
      if (key === null || key === languageKey) void followStoredLanguage()
    }
    window.addEventListener('storage', follow)
    return () => {
      cancel()
      window.removeEventListener('storage', follow)
    }
  }, [])
}
