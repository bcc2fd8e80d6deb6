import { useEffect, useEffectEvent, useId, useState } from 'react'
import { type NamedScheme, readSchemeCss, schemeCss, schemeName } from '@/domain/appearance/schemes/colors'
import { withColor } from '@/domain/appearance/schemes/items'
import { withoutScheme, withScheme } from '@/domain/appearance/schemes/saved-schemes'
import type { DisplaySettings } from '@/programs/display/draft'
import { MonitorPreview } from '@/programs/display/monitor-preview'
import { colorSchemes } from '@/texts/color-schemes'
import { common } from '@/texts/common'

import { Dialog } from '@/ui/dialog/dialog'
import { hardToReadText } from './hard-to-read-text'
import { ItemColors } from './item-colors'
import { importTheme, SchemeFiles } from './scheme-files'
import styles from './schemes.module.css'
import { skinColors } from './skin-colors'
import { savedSchemes, saveSchemes } from './stored-schemes'

type SchemeDialogProps = DisplaySettings & {
  /** A file to begin with. */
  dropped: File | null
  onClose: () => void
  /** The visitor wants these declarations (`schemeCss`). */
  onUse: (css: string) => void
}

/** Edits a color scheme: its colors, its name, and its ways in and out as a file or a link. */
export function SchemeDialog({ dropped, onClose, onUse, ...settings }: SchemeDialogProps) {
  const nameId = useId()
  const [draft, setDraft] = useState<NamedScheme>(() => beginWith(settings, colorSchemes.firstName))
  const [said, setSaid] = useState('')
  const [saved, setSaved] = useState(savedSchemes)
  const name = schemeName(draft.name)
  const isSaved = withoutScheme(saved, name).length < saved.length
  const css = schemeCss(draft.colors)

  const keep = (schemes: readonly NamedScheme[] | null, then: string) => {
    if (schemes) {
      saveSchemes(schemes)
      setSaved(schemes)
    }
    setSaid(schemes ? then : colorSchemes.full)
  }
  const save = () => keep(withScheme(saved, { ...draft, name }), colorSchemes.saved(name))
  const take = async (file: File) => {
    const read = await importTheme(file, draft)
    if (read.scheme) setDraft(read.scheme)
    setSaid(read.said)
  }
  const takeDropped = useEffectEvent(() => {
    if (dropped) void take(dropped)
  })
  // The dropped file.
  useEffect(() => takeDropped(), [])

  return (
    <Dialog title={colorSchemes.title} onClose={onClose} width={400}>
      <MonitorPreview {...settings} scheme={css} />
      <div className={styles.row}>
        <label htmlFor={nameId}>{colorSchemes.name}</label>
        <input
          id={nameId}
          type="text"
          // Not of the form of Display Properties, which Enter would submit.
          form=""
          value={draft.name}
          maxLength={80}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
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
        onColor={(color, value) => setDraft({ ...draft, colors: withColor(draft.colors, color, value) })}
      />
      <div className={styles.said} role="status">
        {[hardToReadText(draft.colors), said].filter(Boolean).join('\n')}
      </div>
      <div className="button-row">
        <SchemeFiles
          scheme={{ ...draft, name: name || colorSchemes.unnamed }}
          onFile={take}
          onSaid={setSaid}
        />
      </div>
      <div className="button-row">
        <button type="button" data-default onClick={() => onUse(css)}>
          {common.ok}
        </button>
        <button type="button" onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </Dialog>
  )
}

/** The scheme that is chosen, or the colors of the skin under a name to change. */
function beginWith({ scheme, skin }: DisplaySettings, firstName: string): NamedScheme {
  const colors = readSchemeCss(scheme) ?? skinColors(skin)
  const known = savedSchemes().find((one) => schemeCss(one.colors) === scheme)
  return known ?? { name: firstName, colors }
}
