import { useMemo } from 'react'
import { useStore } from 'zustand'
import { paint } from '@/texts/paint'
import { skinColors } from '../colors'
import type { PaintSession } from '../session/session'
import { type ToolId, toolIds, toolKeys } from '../session/tools'
import styles from './boxes.module.css'
import { Choices } from './choices'
import { drawTools } from './tool-art'
import { ToolSettings } from './tool-settings'

type ToolBoxProps = { session: PaintSession; skinId: string; tell: (text: string) => void }

/** The tools and, below them, the settings of the chosen one. */
export function ToolBox({ session, skinId, tell }: ToolBoxProps) {
  const tool = useStore(session, (state) => state.tool)
  const art = useMemo(() => {
    const { icons, palette } = skinColors(skinId)
    return drawTools(toolIds, icons, palette.ButtonText)
  }, [skinId])
  const choose = (id: ToolId) => {
    session.chooseTool(id)
    tell(paint.hints[id])
  }
  return (
    <div className={styles.toolBox}>
      <Choices
        label={paint.tools}
        className={styles.tools}
        choiceClassName={styles.tool}
        choices={toolIds.map((id, index) => ({
          id,
          label: paint.toolNames[id],
          tip: paint.toolWithKey(paint.toolNames[id], toolKeys[id].toUpperCase()),
          picture: (
            <span
              className={styles.art}
              style={{ backgroundImage: art, backgroundPosition: `0 ${-16 * index}px` }}
            />
          ),
        }))}
        value={tool}
        onChoose={choose}
        onPoint={(id) => tell(paint.hints[id ?? session.getState().tool])}
      />
      <ToolSettings session={session} skinId={skinId} />
    </div>
  )
}
