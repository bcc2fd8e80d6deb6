import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'display',
  title: 'Display Properties',
  description: 'Choose the skin of the desktop.',
  icon: 'display',
  size: { width: 384, height: 410 },
  minimum: { width: 384, height: 410 },
  resizable: false,
  single: true,
})
