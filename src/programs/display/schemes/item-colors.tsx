import { useId, useState } from 'react'
import type { SchemeColorName, SchemeColors } from '@/domain/appearance/schemes/colors'
import { type SchemeItemId, schemeItem, schemeItems } from '@/domain/appearance/schemes/items'
import type { Color } from '@/domain/appearance/skin'
import { colorSchemes } from '@/texts/color-schemes'

import { DropDown } from '@/ui/drop-down/drop-down'
import styles from './schemes.module.css'

type ItemColorsProps = { colors: SchemeColors; onColor: (name: SchemeColorName, color: Color) => void }

/** The items of a scheme, and the colors of the chosen one. */
export function ItemColors({ colors, onColor }: ItemColorsProps) {
  const itemId = useId()
  const [chosen, setChosen] = useState<SchemeItemId>('face')
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
          onChange={setChosen}
        />
      </div>
      <div className={styles.row}>
        {parts.map(([label, name]) =>
          name ? (
            <label key={label} className="field-row">
              {label}
              <input
                type="color"
                className={styles.color}
                value={colors[name]}
                onChange={({ currentTarget }) => onColor(name, currentTarget.value as Color)}
              />
            </label>
          ) : null,
        )}
      </div>
    </>
  )
}
