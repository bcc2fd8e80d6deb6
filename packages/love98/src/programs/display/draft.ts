import type { DensityId } from '@/domain/appearance/density'
import { isSameWallpaper, type Wallpaper } from '@/domain/appearance/wallpaper'
import type { LanguageId } from '@/language/languages'

export type DisplaySettings = {
  readonly skin: string
  readonly wallpaper: Wallpaper
  /** The declarations of a color scheme (`schemeCss`), or null for the colors of the skin. */
  readonly scheme: string | null
  readonly density: DensityId
  readonly saver: string
  readonly language: LanguageId
  readonly contents: boolean
  readonly singleClick: boolean
  readonly smoothFonts: boolean
  readonly statistics: boolean
}

/** The settings that the visitor changed in the window and has not applied yet. */
export type DisplayDraft = Partial<DisplaySettings>

export function applyDraft(current: DisplaySettings, draft: DisplayDraft): DisplaySettings {
  return { ...current, ...draft }
}

/**
 * Returns the settings of a draft that differ from the current ones. A setting that was changed back is not
 * among them.
 */
export function changesOf(current: DisplaySettings, draft: DisplayDraft): DisplayDraft {
  const wanted = applyDraft(current, draft)
  const isChanged = (name: keyof DisplaySettings) =>
    name === 'wallpaper'
      ? !isSameWallpaper(wanted.wallpaper, current.wallpaper)
      : wanted[name] !== current[name]
  const names = (Object.keys(wanted) as (keyof DisplaySettings)[]).filter(isChanged)
  return Object.fromEntries(names.map((name) => [name, wanted[name]]))
}
