import type { DensityId } from '@/domain/appearance/density'
import { isSameWallpaper, type Wallpaper } from '@/domain/appearance/wallpaper'
import type { LocaleId } from '@/texts/locales'

/** Everything that Display Properties can change. */
export type DisplaySettings = {
  readonly skin: string
  readonly wallpaper: Wallpaper
  /** The declarations of a color scheme (`schemeCss`), or null for the colors of the skin. */
  readonly scheme: string | null
  readonly density: DensityId
  /** As `writeScreenSaver` writes it. */
  readonly saver: string
  readonly language: LocaleId
  /** A window moves with its contents while it is dragged. */
  readonly contents: boolean
  readonly singleClick: boolean
  /** Letters with smooth edges instead of the pixel font. */
  readonly smoothFonts: boolean
  readonly statistics: boolean
}

/** What was touched in the window and is not applied yet. */
export type DisplayDraft = Partial<DisplaySettings>

/** The settings as they will be. */
export function drafted(current: DisplaySettings, draft: DisplayDraft): DisplaySettings {
  return { ...current, ...draft }
}

/** What of a draft differs from what is: choosing something and going back leaves nothing to apply. */
export function changesOf(current: DisplaySettings, draft: DisplayDraft): DisplayDraft {
  const wanted = drafted(current, draft)
  const isChanged = (name: keyof DisplaySettings) =>
    name === 'wallpaper'
      ? !isSameWallpaper(wanted.wallpaper, current.wallpaper)
      : wanted[name] !== current[name]
  const names = (Object.keys(wanted) as (keyof DisplaySettings)[]).filter(isChanged)
  return Object.fromEntries(names.map((name) => [name, wanted[name]]))
}
