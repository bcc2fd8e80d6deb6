import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'run',
  title: 'Run',
  description: 'Type the name of a program, an address or a web page of this community, and it opens.',
  icon: 'run',
  size: { width: 352, height: 168 },
  minimum: { width: 280, height: 168 },
  resizable: false,
  dialog: 'cascaded',
  single: true,
  place: 'start',
  restorable: false,
})
