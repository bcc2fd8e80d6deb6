import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'shut-down',
  title: 'Shut Down Love98',
  description: 'Disconnect the wallet, start the desktop again, or let the screen rest.',
  icon: 'shut-down',
  size: { width: 340, height: 214 },
  minimum: { width: 280, height: 214 },
  resizable: false,
  dialog: 'centered',
  single: true,
  place: 'start',
  restorable: false,
})
