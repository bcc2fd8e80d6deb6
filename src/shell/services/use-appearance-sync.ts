import { useEffect } from 'react'
import { density } from '@/desktop/preferences/density'
import { skin } from '@/desktop/preferences/skin'
import { wallpaper } from '@/desktop/preferences/wallpaper'
import { skins } from '@/skins/registry'

const skinIds = skins.map(({ id }) => id)

/** Syncs skin, size and wallpaper with what was painted, and with other tabs. */
export function useAppearanceSync(): void {
  // Attributes that the first-paint script set, and `storage` events.
  useEffect(() => {
    skin.adopt(skinIds)
    density.adopt()
    wallpaper.follow(skinIds)
    const follow = () => {
      skin.follow(skinIds)
      density.follow()
      wallpaper.follow(skinIds)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
