import { Suspense, useId, useState } from 'react'
import { useCommunity } from '@/desktop/use-community'
import {
  readScreenSaver,
  type ScreenSaver as Saver,
  saverIds,
  saverSpeeds,
  saverWait,
  writeScreenSaver,
} from '@/domain/appearance/screen-saver'
import { display } from '@/texts/display'

import { DropDown } from '@/ui/drop-down/drop-down'
import { lazyNamed } from '@/ui/lazy-named'
import { NumberField } from '@/ui/text-field/number-field'
import styles from './display.module.css'
import type { DisplayDraft, DisplaySettings } from './draft'

type PageProps = { settings: DisplaySettings; onChange: (part: DisplayDraft) => void }

const ScreenSaver = lazyNamed(() => import('@/ui/screen-savers/screen-saver'), 'ScreenSaver')
const SaverCanvas = lazyNamed(() => import('@/ui/screen-savers/saver-canvas'), 'SaverCanvas')

/** The value of the option "(None)" in the list. */
const none = 'none'

/** Plays the chosen screen saver on the small monitor. @param written as `writeScreenSaver` writes it */
export function SaverOfMonitor({ written }: { written: string }) {
  const { site } = useCommunity()
  const { id, speed } = readScreenSaver(written)
  return <Suspense>{id !== null && <SaverCanvas id={id} speed={speed} text={site.sentence} />}</Suspense>
}

export function SaverPage({ settings, onChange }: PageProps) {
  const { saver: texts } = display
  const { site } = useCommunity()
  const [nameId, speedId] = [useId(), useId()]
  const [isPlaying, setIsPlaying] = useState(false)
  const saver = readScreenSaver(settings.saver)
  const { id, minutes, speed } = saver
  const change = (part: Partial<Saver>) => onChange({ saver: writeScreenSaver({ ...saver, ...part }) })
  const options = [
    { id: none, label: texts.none },
    ...saverIds.map((one) => ({ id: one, label: texts.names[one] })),
  ]
  return (
    <fieldset>
      <legend id={nameId}>{texts.title}</legend>
      <div className={styles.saver}>
        <DropDown
          labelledBy={nameId}
          help="saver"
          options={options}
          value={id ?? none}
          onChange={(chosen) => change({ id: saverIds.find((one) => one === chosen) ?? null })}
        />
        <button type="button" data-help="preview" disabled={id === null} onClick={() => setIsPlaying(true)}>
          {texts.preview}
        </button>
      </div>
      <div className={styles.saver}>
        <NumberField
          key={id}
          label={texts.wait}
          help="wait"
          unit={texts.minutes}
          least={saverWait.least}
          most={saverWait.most}
          value={minutes}
          disabled={id === null}
          onChange={(wait) => change({ minutes: wait })}
        />
        <span id={speedId} data-help="speed">
          {texts.speed}
        </span>
        <DropDown
          labelledBy={speedId}
          help="speed"
          options={saverSpeeds.map((one) => ({ id: one, label: texts.speeds[one] }))}
          value={speed}
          disabled={id === null}
          onChange={(chosen) => change({ speed: chosen })}
        />
      </div>
      <p className={styles.label}>{texts.note}</p>
      {isPlaying && id !== null && (
        <Suspense>
          <ScreenSaver
            id={id}
            speed={speed}
            text={site.sentence}
            label={texts.playing}
            onEnd={() => setIsPlaying(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
