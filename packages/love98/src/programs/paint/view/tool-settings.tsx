import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useCommunity } from '@/desktop/use-community'
import { fillStyles } from '@/domain/paint/shapes'
import type { Tip } from '@/domain/paint/strokes'
import { programs } from '@/programs/registry'
import { paint } from '@/texts/paint'
import { iconNames } from '@/ui/generated/icons'
import { Icon } from '@/ui/icon'
import type { PaintSession } from '../session/session'
import {
  brushTips,
  eraserSizes,
  lineWidths,
  shapeOfTool,
  sprayRadii,
  type ToolId,
  type ToolOptions,
  textScales,
} from '../session/tools'
import styles from './boxes.module.css'
import { type Choice, Choices } from './choices'
import { drawIcon } from './small-rasters'

type SettingsProps = { session: PaintSession; skinId: string }

/** The settings of the chosen tool, in the sunken box below the tools. */
export function ToolSettings({ session, skinId }: SettingsProps) {
  const { tool, options, zoom } = useStore(session)
  const choose = session.setOptions
  return (
    <div className={styles.settings} data-tool={tool}>
      {tool === 'brush' && (
        <Settings
          choices={brushes}
          value={keyOfTip(options.brush)}
          onChoose={(key) => choose({ brush: tipOfKey(key) })}
        />
      )}
      {tool === 'eraser' && (
        <Settings
          choices={eraserSizes.map(dot)}
          value={options.eraser}
          onChoose={(eraser) => choose({ eraser })}
        />
      )}
      {tool === 'airbrush' && (
        <Settings
          choices={sprayRadii.map(cloud)}
          value={options.spray}
          onChoose={(spray) => choose({ spray })}
        />
      )}
      {isShape(tool) && (
        <Settings
          choices={fillStyles.map((id) => ({
            id,
            label: paint.styles[id],
            picture: <span className={styles.sample} data-style={id} />,
          }))}
          value={options.style}
          onChoose={(style) => choose({ style })}
        />
      )}
      {(isShape(tool) || tool === 'line' || tool === 'curve') && (
        <Settings choices={lineWidths.map(bar)} value={options.line} onChoose={(line) => choose({ line })} />
      )}
      {tool === 'magnifier' && (
        <Settings
          choices={[1, 2, 4, 8].map((id) => ({
            id,
            label: paint.times(id),
            picture: <b>{paint.times(id)}</b>,
          }))}
          value={zoom}
          onChoose={session.zoomTo}
        />
      )}
      {tool === 'text' && (
        <Settings
          choices={textScales.map((id) => ({
            id,
            label: paint.sizeOf(id),
            picture: <b>{paint.times(id)}</b>,
          }))}
          value={options.textScale}
          onChoose={(textScale) => choose({ textScale })}
        />
      )}
      {tool === 'text' && (
        <button
          type="button"
          className={styles.bold}
          aria-label={paint.bold}
          data-tip={paint.bold}
          aria-pressed={options.isBold}
          onClick={() => choose({ isBold: !options.isBold })}
        >
          {boldLetter}
        </button>
      )}
      {(tool === 'select' || tool === 'text') && <Opacity options={options} onChoose={choose} />}
      {tool === 'stamp' && <Stamps session={session} skinId={skinId} />}
    </div>
  )
}

/** The letter of the button, as in Windows in every language. */
const boldLetter = 'B'

const isShape = (tool: ToolId) => tool === 'polygon' || shapeOfTool[tool] !== undefined

function Settings<Id>(list: { choices: readonly Choice<Id>[]; value: Id; onChoose: (id: Id) => void }) {
  return (
    <Choices
      {...list}
      label={paint.settings}
      className={styles.settingList}
      choiceClassName={styles.setting}
    />
  )
}

const box = (width: number, height: number, look?: string): ReactNode => (
  <span
    className={styles.sample}
    data-look={look}
    style={{ inlineSize: `${width}px`, blockSize: `${height}px` }}
  />
)
const dot = (id: number) => ({ id, label: paint.sizeOf(id), picture: box(id, id) })
const bar = (id: number) => ({ id, label: paint.sizeOf(id), picture: box(32, id) })
const cloud = (id: number) => ({ id, label: paint.sizeOf(id), picture: box(id * 2, id * 2, 'cloud') })

const keyOfTip = ({ shape, size }: Tip) => `${shape} ${size}`
const tipOfKey = (key: string): Tip =>
  brushTips.find((tip) => keyOfTip(tip) === key) ?? { shape: 'round', size: 4 }
const brushes = brushTips.map((tip) => ({
  id: keyOfTip(tip),
  get label() {
    return tip.shape === 'round' ? paint.round(tip.size) : paint.square(tip.size)
  },
  picture: box(tip.size, tip.size, tip.shape),
}))

function Opacity({
  options,
  onChoose,
}: {
  options: ToolOptions
  onChoose: (part: Partial<ToolOptions>) => void
}) {
  return (
    <Settings
      choices={[true, false].map((id) => ({
        id,
        label: id ? paint.opaque : paint.transparent,
        picture: <span className={styles.sample} data-look={id ? 'opaque' : 'transparent'} />,
      }))}
      value={options.isOpaque}
      onChoose={(isOpaque) => onChoose({ isOpaque })}
    />
  )
}

/** The icons of the community's programs and coins. */
function Stamps({ session, skinId }: SettingsProps) {
  const community = useCommunity()
  const list = useRef<HTMLDivElement>(null)
  const stamp = useStore(session, (state) => state.options.stamp)
  const ofPrograms = programs.filter(({ id }) => community.programs.includes(id))
  const stamps = [
    ...ofPrograms.map(({ icon, title }) => ({ icon, title })),
    ...iconNames
      .filter((icon) => icon.startsWith('coin-'))
      .map((icon) => ({ icon, title: icon.slice('coin-'.length).toUpperCase() })),
  ].filter(({ icon }, index, all) => all.findIndex((other) => other.icon === icon) === index)
  const chosen = stamp ?? stamps[0]?.icon ?? null

  // The stamp has the colors of the skin.
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again in another skin
  useEffect(() => {
    if (!chosen || !list.current) return
    void drawIcon(chosen, list.current).then((icon) => session.setStamp(chosen, icon))
  }, [chosen, session, skinId])

  return (
    <div ref={list} className={styles.stamps}>
      <Settings
        choices={stamps.map(({ icon, title }) => ({
          id: icon,
          label: title,
          picture: <Icon name={icon} size={32} />,
        }))}
        value={chosen ?? ''}
        onChoose={(icon) => session.setOptions({ stamp: icon })}
      />
    </div>
  )
}
