import { useEffect } from 'react'
import { density } from '@/desktop/preferences/density'
import { skin } from '@/desktop/preferences/skin'
import { wallpaper } from '@/desktop/preferences/wallpaper'
import { skins } from '@/skins/registry'

const skinIds = skins.map(({ id }) => id)

export function useAppearanceSync(): void {
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
