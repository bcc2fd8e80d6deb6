import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

/** A folder of links: six programs with one window, which differ in what the community's file says. */
const folder = {
  size: { width: 500, height: 340 },
  minimum: { width: 260, height: 200 },
  resizable: true,
  single: true,
  load: () => import('./window'),
} as const

export const bridge = defineProgram({
  ...folder,
  id: 'bridge',
  ...programNames.bridge,
  icon: 'bridge',
})

export const governance = defineProgram({
  ...folder,
  id: 'governance',
  ...programNames.governance,
  icon: 'vote',
})

export const collections = defineProgram({
  ...folder,
  id: 'collections',
  ...programNames.collections,
  icon: 'collections',
})

export const markets = defineProgram({
  ...folder,
  id: 'markets',
  ...programNames.markets,
  icon: 'markets',
})

export const partners = defineProgram({
  ...folder,
  id: 'partners',
  ...programNames.partners,
  icon: 'partner',
})

export const social = defineProgram({
  ...folder,
  id: 'social',
  ...programNames.social,
  icon: 'social',
})
