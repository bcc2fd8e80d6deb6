import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { ProgramProps } from './program-props'
import type { ProgramId } from './registry'

/** Makes the component that loads a program's window when it is first drawn. */
type MakeWindow = () => ComponentType<ProgramProps>

/** The six link folders share one chunk. */
const links: MakeWindow = () => dynamic(() => import('./links/window'))

/**
 * How each program's window is loaded. Apart from the manifests, since the server reads those too and would otherwise
 * send every window's styles with every page. `dynamic` sends those of the window that a page is drawn with, so that
 * it is not seen without them.
 */
const windows: Readonly<Record<ProgramId, MakeWindow>> = {
  swap: () => dynamic(() => import('./swap/window')),
  exchange: () => dynamic(() => import('./exchange/window')),
  charts: () => dynamic(() => import('./charts/window')),
  treasury: () => dynamic(() => import('./treasury/window')),
  send: () => dynamic(() => import('./send/window')),
  holdings: () => dynamic(() => import('./holdings/window')),
  notepad: () => dynamic(() => import('./notepad/window')),
  heartbreak: () => dynamic(() => import('./heartbreak/window')),
  solitaire: () => dynamic(() => import('./solitaire/window')),
  guestbook: () => dynamic(() => import('./guestbook/window')),
  display: () => dynamic(() => import('./display/window')),
  bridge: links,
  governance: links,
  collections: links,
  markets: links,
  partners: links,
  social: links,
  help: () => dynamic(() => import('./help/window')),
  run: () => dynamic(() => import('./run/window')),
  'shut-down': () => dynamic(() => import('./shut-down/window')),
}

/** The window component of a program, or null for an unknown id. */
export function findWindow(id: string): MakeWindow | null {
  return Object.hasOwn(windows, id) ? windows[id as ProgramId] : null
}
