import { defineProgram } from 'love98/program'
import { moods as texts } from './texts'

export const moods = defineProgram({
  id: 'moods',
  get title() {
    return texts.title
  },
  get description() {
    return texts.description
  },
  icon: 'find',
  size: { width: 260, height: 140 },
  minimum: { width: 200, height: 120 },
  resizable: true,
  single: true,
  load: () => import('./window'),
})
