import type { ProgramProps } from 'love98/program'
import { FactList, TextField } from 'love98/ui'
import { useState } from 'react'
import { moods as texts } from './texts'

export default function MoodsWindow({ active }: ProgramProps) {
  const [mood, setMood] = useState('')
  return (
    <div className="field-row-stacked" data-active={active || undefined}>
      <TextField label={texts.mood} value={mood} maxLength={20} onChange={setMood} />
      <FactList facts={[[texts.today, mood || '…']]} />
    </div>
  )
}
