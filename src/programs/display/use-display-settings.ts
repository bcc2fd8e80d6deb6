import { useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { usageStatistics, wantsAnalytics } from '@/browser/analytics-choice'
import { density } from '@/desktop/preferences/density'
import { chooseContentsWhileDragging, showsContentsWhileDragging } from '@/desktop/preferences/drag-contents'
import { isWebStyle, webStyle } from '@/desktop/preferences/folder-options'
import { chooseLanguage } from '@/desktop/preferences/language'
import { skin } from '@/desktop/preferences/skin'
import { wallpaper } from '@/desktop/preferences/wallpaper'
import { useCommunity } from '@/desktop/use-community'
import { currentLocale, english, onLocaleChange } from '@/texts/locale'
import type { DisplayDraft, DisplaySettings } from './draft'

/** How the desktop looks and behaves now. What lies in the storage is read when the window opens. */
export function useDisplaySettings(): DisplaySettings {
  const { defaultSkin } = useCommunity()
  // On the server nothing is stored; the first answer of the browser is the same, and the next has what is.
  const [isAlive] = useState(() => typeof window !== 'undefined')
  return {
    skin: useStore(skin) ?? defaultSkin,
    wallpaper: useStore(wallpaper),
    density: useStore(density),
    language: useSyncExternalStore(onLocaleChange, currentLocale, () => english).id,
    contents: isAlive && showsContentsWhileDragging(),
    singleClick: useStore(webStyle, () => isAlive && isWebStyle()),
    statistics: useStore(usageStatistics, () => isAlive && wantsAnalytics()),
  }
}

/** Keeps what was changed; the rest stays untouched, and unstored. */
export function applyDisplay(changes: DisplayDraft): void {
  if (changes.skin !== undefined) skin.choose(changes.skin)
  if (changes.wallpaper !== undefined) wallpaper.choose(changes.wallpaper)
  if (changes.density !== undefined) density.choose(changes.density)
  // A language that cannot be loaded is told by the desktop, as every failure is.
  if (changes.language !== undefined) void chooseLanguage(changes.language)
  if (changes.contents !== undefined) chooseContentsWhileDragging(changes.contents)
  if (changes.singleClick !== undefined) webStyle.choose(changes.singleClick)
  if (changes.statistics !== undefined) usageStatistics.choose(changes.statistics)
}
