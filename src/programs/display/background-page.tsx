import { useId } from 'react'
import { noPicture, placements, type Wallpaper } from '@/domain/appearance/wallpaper'
import { skins } from '@/skins/registry'
import { display } from '@/texts/display'

import { DropDown } from '@/ui/drop-down/drop-down'
import styles from './display.module.css'
import type { DisplayDraft, DisplaySettings } from './draft'

type PageProps = {
  settings: DisplaySettings
  onChange: (part: DisplayDraft) => void
  /** The hovered or focused option, or nothing. */
  onLook: (part: DisplayDraft) => void
}

/** The Background page: wallpaper and placement. */
export function BackgroundPage({ settings, onChange, onLook }: PageProps) {
  const placementId = useId()
  const { picture, placement } = settings.wallpaper
  const pictureNames: Readonly<Record<string, string>> = display.pictures
  const pictures: readonly (readonly [Wallpaper['picture'], string])[] = [
    [null, display.ownWallpaper],
    [noPicture, display.noWallpaper],
    // A community's own skin has no name for its picture in the texts.
    ...skins.map(({ id, name }) => [id, pictureNames[id] ?? name] as const),
  ]
  const look = (choice: Wallpaper['picture']) => ({
    onPointerEnter: () => onLook({ wallpaper: { picture: choice, placement } }),
    onPointerLeave: () => onLook({}),
  })
  return (
    <div className={styles.columns}>
      <fieldset>
        <legend>{display.wallpaper}</legend>
        {pictures.map(([id, name]) => (
          <label key={id ?? 'own'} className="field-row" {...look(id)}>
            <input
              type="radio"
              name="wallpaper"
              checked={picture === id}
              onChange={() => onChange({ wallpaper: { picture: id, placement } })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div>
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
