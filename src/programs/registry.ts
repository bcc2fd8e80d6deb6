import charts from './charts/manifest'
import type { Program } from './define-program'
import display from './display/manifest'
import exchange from './exchange/manifest'
import guestbook from './guestbook/manifest'
import heartbreak from './heartbreak/manifest'
import help from './help/manifest'
import holdings from './holdings/manifest'
import { bridge, collections, governance, markets, partners, social } from './links/manifests'
import notepad from './notepad/manifest'
import run from './run/manifest'
import send from './send/manifest'
import shutDown from './shut-down/manifest'
import solitaire from './solitaire/manifest'
import swap from './swap/manifest'
import treasury from './treasury/manifest'

/** All programs; `love98.config.ts` says which of them a community shows, and in which order. */
export const programs = [
  swap,
  exchange,
  charts,
  treasury,
  send,
  holdings,
  notepad,
  display,
  heartbreak,
  solitaire,
  guestbook,
  bridge,
  governance,
  collections,
  markets,
  partners,
  social,
  help,
  run,
  shutDown,
] as const

export type ProgramId = (typeof programs)[number]['id']

/** The program with this id, or null: ids also come from URLs and storage. */
export function findProgram(id: string): Program | null {
  return programs.find((program) => program.id === id) ?? null
}
