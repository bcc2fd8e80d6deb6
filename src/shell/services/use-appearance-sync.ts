import { useEffect } from 'react'
import { whenIdle } from '@/browser/when-idle'
import { density } from '@/desktop/preferences/density'
import { adoptPaintedLanguage, followStoredLanguage } from '@/desktop/preferences/language'
import { skin } from '@/desktop/preferences/skin'
import { wallpaper } from '@/desktop/preferences/wallpaper'
import { languageKey } from '@/domain/storage-keys'
import { skins } from '@/skins/registry'

const skinIds = skins.map(({ id }) => id)

/** Keeps skin, size, wallpaper and language in step with what was painted, and with another tab that chooses one. */
export function useAppearanceSync(): void {
  // What the first script wrote on the page, and storage events, live outside React.
  useEffect(() => {
    skin.adopt(skinIds)
    density.adopt()
    wallpaper.follow(skinIds)
    // Windows that the server drew come alive after the desktop, and must find the words that the server wrote.
    const cancel = whenIdle(() => void adoptPaintedLanguage())
    const follow = ({ key }: StorageEvent) => {
      skin.follow(skinIds)
      density.follow()
      wallpaper.follow(skinIds)
      if (key === null || key === languageKey) void followStoredLanguage()
    }
    window.addEventListener('storage', follow)
    return () => {
      cancel()
      window.removeEventListener('storage', follow)
    }
  }, [])
}
