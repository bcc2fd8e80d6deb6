import { useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { usageStatistics, wantsAnalytics } from '@/desktop/preferences/analytics-choice'
import { chooseLanguage } from '@/desktop/preferences/choose-language'
import { density } from '@/desktop/preferences/density'
import { chooseContentsWhileDragging, showsContentsWhileDragging } from '@/desktop/preferences/drag-contents'
import { isWebStyle, webStyle } from '@/desktop/preferences/folder-options'
import { scheme } from '@/desktop/preferences/scheme'
import { skin } from '@/desktop/preferences/skin'
import { hasSmoothFonts, smoothFonts } from '@/desktop/preferences/smooth-fonts'
import { wallpaper } from '@/desktop/preferences/wallpaper'
import { useCommunity } from '@/desktop/use-community'
import { readScreenSaver, writeScreenSaver } from '@/domain/appearance/screen-saver'
import { screenSaverKey } from '@/domain/appearance/storage-keys'
import type { LanguageId } from '@/language/languages'
import { languageFacts } from '@/texts/language-facts'
import type { DisplayDraft, DisplaySettings } from './draft'

/** The current settings. Those without a store are read from localStorage when the window opens. */
export function useDisplaySettings(): DisplaySettings {
  const { defaultSkin } = useCommunity()
  // The server has no localStorage.
  const [isAlive] = useState(() => typeof window !== 'undefined')
  return {
    skin: useStore(skin) ?? defaultSkin,
    wallpaper: useStore(wallpaper),
    scheme: useSyncExternalStore(scheme.subscribe, wornScheme, () => null),
    density: useStore(density),
    saver: writeScreenSaver(readScreenSaver(isAlive ? readStored(screenSaverKey) : null)),
    language: languageFacts.id as LanguageId,
    contents: isAlive && showsContentsWhileDragging(),
    singleClick: useStore(webStyle, () => isAlive && isWebStyle()),
    smoothFonts: useStore(smoothFonts, () => isAlive && hasSmoothFonts()),
    statistics: useStore(usageStatistics, () => isAlive && wantsAnalytics()),
  }
}

/** Also reads the scheme from the storage, because the early script may have applied it before the store was read. */
function wornScheme(): string | null {
  return scheme.getState() ?? scheme.read()
}

export function applyDisplay(changes: DisplayDraft): void {
  if (changes.skin !== undefined) skin.choose(changes.skin)
  if (changes.scheme !== undefined) scheme.choose(changes.scheme)
  if (changes.wallpaper !== undefined) wallpaper.choose(changes.wallpaper)
  if (changes.density !== undefined) density.choose(changes.density)
  if (changes.saver !== undefined) chooseScreenSaver(changes.saver)
  if (changes.language !== undefined) chooseLanguage(changes.language)
  if (changes.contents !== undefined) chooseContentsWhileDragging(changes.contents)
  if (changes.singleClick !== undefined) webStyle.choose(changes.singleClick)
  if (changes.smoothFonts !== undefined) smoothFonts.choose(changes.smoothFonts)
  if (changes.statistics !== undefined) usageStatistics.choose(changes.statistics)
}

/** Stores or removes the screen saver, and notifies the code that waits until the visitor is idle. */
function chooseScreenSaver(written: string): void {
  if (readScreenSaver(written).id === null) removeStored(screenSaverKey)
  else writeStored(screenSaverKey, written)
  window.dispatchEvent(new Event(screenSaverKey))
}
