import { useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { analyticsChoice, chooseAnalytics, wantsAnalytics } from '@/browser/analytics-choice'
import { chooseDensity, density } from '@/desktop/preferences/density'
import { chooseContentsWhileDragging, showsContentsWhileDragging } from '@/desktop/preferences/drag-contents'
import { chooseWebStyle, folderOptions, isWebStyle } from '@/desktop/preferences/folder-options'
import { chooseLanguage } from '@/desktop/preferences/language'
import { chooseSkin, skin } from '@/desktop/preferences/skin'
import { chooseWallpaper, wallpaper } from '@/desktop/preferences/wallpaper'
import { useCommunity } from '@/desktop/use-community'
import { currentLocale, english, onLocaleChange } from '@/texts/locale'
import type { DisplayDraft, DisplaySettings } from './draft'

/** How the desktop looks and behaves now. What lies in the storage is read when the window opens. */
export function useDisplaySettings(): DisplaySettings {
  const { defaultSkin } = useCommunity()
  // On the server nothing is stored; the first answer of the browser is the same, and the next has what is.
  const [isAlive] = useState(() => typeof window !== 'undefined')
  return {
    skin: useStore(skin, ({ id }) => id) ?? defaultSkin,
    wallpaper: useStore(wallpaper),
    density: useStore(density, ({ id }) => id),
    language: useSyncExternalStore(onLocaleChange, currentLocale, () => english).id,
    contents: isAlive && showsContentsWhileDragging(),
    singleClick: useStore(folderOptions, () => isAlive && isWebStyle()),
    statistics: useStore(analyticsChoice, () => isAlive && wantsAnalytics()),
  }
}

/** Keeps what was changed; the rest stays untouched, and unstored. */
export function applyDisplay(changes: DisplayDraft): void {
  if (changes.skin !== undefined) chooseSkin(changes.skin)
  if (changes.wallpaper !== undefined) chooseWallpaper(changes.wallpaper)
  if (changes.density !== undefined) chooseDensity(changes.density)
  // A language that cannot be loaded is told by the desktop, as every failure is.
  if (changes.language !== undefined) void chooseLanguage(changes.language)
  if (changes.contents !== undefined) chooseContentsWhileDragging(changes.contents)
  if (changes.singleClick !== undefined) chooseWebStyle(changes.singleClick)
  if (changes.statistics !== undefined) chooseAnalytics(changes.statistics)
}
