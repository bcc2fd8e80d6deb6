import type { Level } from '@/domain/heartbreak/level'
import { CustomDialog } from './custom-dialog'
import type { DialogName } from './game-menus'
import { HelpDialog } from './help-dialog'
import type { Options } from './options'
import { ShareDialog } from './share-dialog'
import { StatisticsDialog } from './statistics-dialog'
import type { Table } from './table'

type HeartbreakDialogProps = {
  name: DialogName
  table: Table
  options: Options
  onLevel: (level: Level) => void
  onClose: () => void
}

/** The dialog that was asked for. */
export function HeartbreakDialog({ name, table, options, onLevel, onClose }: HeartbreakDialogProps) {
  switch (name) {
    case 'custom':
      return <CustomDialog level={options.level} onLevel={onLevel} onClose={onClose} />
    case 'statistics':
      return <StatisticsDialog onClose={onClose} />
    case 'share':
      return <ShareDialog table={table} onClose={onClose} />
    case 'rules':
    case 'keys':
      return <HelpDialog about={name} onClose={onClose} />
  }
  return null
}
