import { useEffect } from 'react'
import { whenIdle } from '@/browser/when-idle'
import { density } from '@/desktop/preferences/density'
import { adoptPaintedLanguage, followStoredLanguage } from '@/desktop/preferences/language'
import { skin } from '@/desktop/preferences/skin'
import { wallpaper } from '@/desktop/preferences/wallpaper'
import { languageKey } from '@/domain/storage-keys'
import { skins } from '@/skins/registry'

const skinIds = skins.map(({ id }) => id)

/** Syncs skin, size, wallpaper and language with what was painted, and with other tabs. */
export function useAppearanceSync(): void {
  // Attributes that the first-paint script set, and `storage` events.
  useEffect(() => {
    skin.adopt(skinIds)
    density.adopt()
    wallpaper.follow(skinIds)
    // Server-rendered windows hydrate after the desktop and must find the texts of the server.
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
