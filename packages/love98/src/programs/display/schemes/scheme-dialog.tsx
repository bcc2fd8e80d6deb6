import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { SchemeColorName, SchemeColors } from '@/domain/appearance/schemes/colors'
import {
  type NamedScheme,
  readSchemeCss,
  schemeCss,
  schemeName,
  schemeOf,
} from '@/domain/appearance/schemes/colors'
import { type SchemeItemId, schemeItem, schemeItems, withColor } from '@/domain/appearance/schemes/items'
import { withoutScheme, withScheme } from '@/domain/appearance/schemes/saved-schemes'
import type { Color } from '@/domain/appearance/skin'
import type { DisplaySettings } from '@/programs/display/draft'
import { MonitorPreview } from '@/programs/display/monitor-preview'
import { colorSchemes } from '@/texts/color-schemes'
import { common } from '@/texts/common'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { DropDown } from '@/ui/drop-down/drop-down'
import { ColorField } from '@/ui/text-field/color-field'
import { TextField } from '@/ui/text-field/text-field'
import { hardToReadText } from './hard-to-read-text'
import { importTheme, SchemeFiles } from './scheme-files'
import styles from './schemes.module.css'
import { savedSchemes, saveSchemes } from './stored-schemes'

type SchemeDialogProps = DisplaySettings & {
  /** The file that was dropped on the window, which is imported at first. */
  dropped: File | null
  onClose: () => void
  /** Called with the declarations (`schemeCss`) that the visitor chose. */
  onUse: (css: string) => void
}

export function SchemeDialog({ dropped, onClose, onUse, ...settings }: SchemeDialogProps) {
  const [draft, setDraft] = useState<NamedScheme>(() => beginWith(settings, colorSchemes.firstName))
  const [status, setStatus] = useState('')
  const [saved, setSaved] = useState(savedSchemes)
  const [item, setItem] = useState<SchemeItemId>('face')
  const name = schemeName(draft.name)
  const isSaved = withoutScheme(saved, name).length < saved.length
  const css = schemeCss(draft.colors)

  const keep = (schemes: readonly NamedScheme[] | null, then: string) => {
    if (schemes) {
      saveSchemes(schemes)
      setSaved(schemes)
    }
    setStatus(schemes ? then : colorSchemes.full)
  }
  const save = () => keep(withScheme(saved, { ...draft, name }), colorSchemes.saved(name))
  const take = async (file: File) => {
    const read = await importTheme(file, draft)
    if (read.scheme) setDraft(read.scheme)
    setStatus(read.status)
  }
  const takeDropped = useEffectEvent(() => {
    if (dropped) void take(dropped)
  })
  // Imports the dropped file.
  useEffect(() => takeDropped(), [])

  return (
    <Dialog title={colorSchemes.title} onClose={onClose} width={400}>
      <MonitorPreview {...settings} scheme={css} onPart={setItem} />
      <div className={styles.row}>
        <TextField
          label={colorSchemes.name}
          // Outside of the form of Display Properties, which ENTER would submit.
          form=""
          value={draft.name}
          maxLength={80}
          onChange={(typed) => setDraft({ ...draft, name: typed })}
        />
        <span className={styles.keep}>
          <button type="button" disabled={name === ''} onClick={save}>
            {colorSchemes.save}
          </button>
          <button
            type="button"
            disabled={!isSaved}
            onClick={() => keep(withoutScheme(saved, name), colorSchemes.deleted(name))}
          >
            {colorSchemes.delete}
          </button>
        </span>
      </div>
      <ItemColors
        colors={draft.colors}
        chosen={item}
        onChoose={setItem}
        onColor={(color, value) => setDraft({ ...draft, colors: withColor(draft.colors, color, value) })}
      />
      <div className={styles.status} role="status">
        {[hardToReadText(draft.colors), status].filter(Boolean).join('\n')}
      </div>
      <DialogButtons>
        <SchemeFiles
          scheme={{ ...draft, name: name || colorSchemes.unnamed }}
          onFile={take}
          onStatus={setStatus}
        />
      </DialogButtons>
      <DialogButtons
        primary={{ label: common.ok, onClick: () => onUse(css) }}
        dismiss={{ label: common.cancel, onClick: onClose }}
      />
    </Dialog>
  )
}

function beginWith({ scheme, skin }: DisplaySettings, firstName: string): NamedScheme {
  const colors = readSchemeCss(scheme) ?? colorsOfSkin(skin)
  const known = savedSchemes().find((one) => schemeCss(one.colors) === scheme)
  return known ?? { name: firstName, colors }
}

type ItemColorsProps = {
  colors: SchemeColors
  chosen: SchemeItemId
  onChoose: (item: SchemeItemId) => void
  onColor: (name: SchemeColorName, color: Color) => void
}

function ItemColors({ colors, chosen, onChoose, onColor }: ItemColorsProps) {
  const itemId = useId()
  const { color, second, text } = schemeItem(chosen)
  const parts = [
    [colorSchemes.color, color],
    [colorSchemes.second, second],
    [colorSchemes.text, text],
  ] as const
  return (
    <>
      <div className={styles.row}>
        <span id={itemId}>{colorSchemes.item}</span>
        <DropDown
          labelledBy={itemId}
          options={schemeItems.map(({ id }) => ({ id, label: colorSchemes.items[id] }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
      <div className={styles.row}>
        {parts.map(([label, name]) =>
          name ? (
            <ColorField
              key={label}
              label={label}
              className={styles.color}
              value={colors[name]}
              onChange={(color) => onColor(name, color as Color)}
            />
          ) : null,
        )}
      </div>
    </>
  )
}

/** Reads the colors of a skin from its style sheet, as the start of a new scheme. */
function colorsOfSkin(skinId: string): SchemeColors {
  const sample = document.createElement('div')
  sample.className = `theme-${skinId}`
  document.body.append(sample)
  const style = getComputedStyle(sample)
  const context = document.createElement('canvas').getContext('2d')
  const colors = schemeOf((name): Color => {
    const value = style.getPropertyValue(`--${name}`).trim()
    if (!context) return /^#[\da-f]{6}$/.test(value) ? (value as Color) : '#000000'
    // A canvas returns any opaque color as six hexadecimal digits.
    context.fillStyle = '#000000'
    context.fillStyle = value
    return context.fillStyle as Color
  })
  sample.remove()
  return colors
}
