import { useId, useState } from 'react'
import { showPainted } from '@/desktop/preferences/painted-wallpaper'
import { noPicture, paintedPicture, placements, type Wallpaper } from '@/domain/appearance/wallpaper'
import { wallpaperNames } from '@/skins/generated/wallpaper-names'
import { skins } from '@/skins/registry'
import { display } from '@/texts/display'
import { languageFacts } from '@/texts/language-facts'
import { DropDown } from '@/ui/drop-down/drop-down'
import { RadioButtons, type RadioOption } from '@/ui/radio-group/radio-group'
import styles from './display.module.css'
import type { DisplayDraft, DisplaySettings } from './draft'

type PageProps = {
  settings: DisplaySettings
  onChange: (part: DisplayDraft) => void
  /** Called with the hovered or focused option, or with an empty draft. */
  onPreview: (part: DisplayDraft) => void
}

export function BackgroundPage({ settings, onChange, onPreview }: PageProps) {
  const placementId = useId()
  const { picture, placement } = settings.wallpaper
  const [hasPainted] = useState(() => typeof window !== 'undefined' && showPainted())
  const pictures: readonly RadioOption<Wallpaper['picture']>[] = [
    { id: null, label: display.ownWallpaper },
    { id: noPicture, label: display.noWallpaper },
    ...(hasPainted ? [{ id: paintedPicture, label: display.paintedWallpaper }] : []),
    ...skins.map(({ id, name }) => ({ id, label: nameOfPicture(id) ?? name })),
  ]
  return (
    <div className={styles.columns}>
      <fieldset className={styles.wallpapers} data-help="wallpaper">
        <legend>{display.wallpaper}</legend>
        <div className={styles.pictures}>
          <RadioButtons
            optionClassName={styles.picture}
            options={pictures}
            value={picture}
            onChange={(chosen) => onChange({ wallpaper: { picture: chosen, placement } })}
            onPoint={(pointed) =>
              onPreview(pointed === undefined ? {} : { wallpaper: { picture: pointed, placement } })
            }
          />
        </div>
      </fieldset>
      <div data-help="placement">
        <div id={placementId} className={styles.label}>
          {display.placement}
        </div>
        <DropDown
          labelledBy={placementId}
          options={placements.map((id) => ({ id, label: display.placements[id] }))}
          value={placement}
          disabled={picture === noPicture}
          onChange={(id) => onChange({ wallpaper: { picture, placement: id } })}
        />
      </div>
    </div>
  )
}

/** @returns undefined for a skin that names no picture */
function nameOfPicture(skin: string): string | undefined {
  const names = wallpaperNames[skin]
  return names?.[languageFacts.id] ?? names?.en
}
