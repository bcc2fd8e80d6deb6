import { links as linksTexts } from '@/texts/links'
import { run as runTexts } from '@/texts/run'

import type { LinkEntry } from './desktop-entries'

export type RunTargets = {
  readonly programs: readonly { readonly id: string; readonly title: string }[]
  readonly links: readonly LinkEntry[]
}

export type RunAction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'program'; readonly id: string; readonly argument: string | null }
  | { readonly kind: 'command'; readonly name: RunCommand }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'unset'; readonly label: string; readonly setting: string }
  | { readonly kind: 'foreign'; readonly host: string }
  | { readonly kind: 'windows-program'; readonly name: string }
  | { readonly kind: 'bad-hexadecimal' }
  | { readonly kind: 'unknown'; readonly text: string }

export type RunCommand = (typeof commands)[keyof typeof commands] | 'joke'

/** Names of Windows programs, with the ids of the corresponding programs of this desktop. */
const aliases: Readonly<Record<string, string>> = {
  control: 'display',
  desk: 'display',
  exit: 'shut-down',
  logoff: 'shut-down',
  hearts: 'heartbreak',
  mshearts: 'heartbreak',
  mspaint: 'paint',
  pbrush: 'paint',
  sol: 'solitaire',
  winhlp32: 'help',
  winmine: 'heartbreak',
  wordpad: 'notepad',
  write: 'notepad',
}

/** Names of programs of Windows 98 that this desktop does not have. */
const windowsPrograms: readonly string[] = [
  'calc',
  'charmap',
  'cmd',
  'command',
  'explorer',
  'freecell',
  'iexplore',
  'mplayer',
  'regedit',
]

const commands = {
  winver: 'about',
  about: 'about',
  bsod: 'crash',
  'format c:': 'format',
} as const satisfies Readonly<Record<string, string>>

/**
 * Reads a line typed into Run: a program by id or title, with an optional argument; a command; an address or
 * transaction of the chain; a link of the community by name; or a web address on a site that the community links to.
 */
export function parseRunLine(line: string, { programs, links }: RunTargets): RunAction {
  const text = line.trim().replace(/\s+/g, ' ')
  if (text === '') return { kind: 'nothing' }
  if (/^0x/i.test(text)) return lookUp(text, links)
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return webAddress(text, links)
  const name = text.toLowerCase()
  const command = commandNamed(name)
  if (command) return { kind: 'command', name: command }
  return programOf(text, programs) ?? linkOf(name, links) ?? windowsProgram(name) ?? { kind: 'unknown', text }
}

function windowsProgram(name: string): RunAction | null {
  const known = name.replace(programEnding, '')
  return windowsPrograms.includes(known) ? { kind: 'windows-program', name: known } : null
}

const programEnding = /\.(exe|com|cpl)$/

/** A community can give the joke another name. */
function commandNamed(name: string): RunCommand | undefined {
  if (name === runTexts.jokeCommand.toLowerCase()) return 'joke'
  return Object.entries(commands).find(([known]) => known === name)?.[1]
}

function programOf(text: string, programs: RunTargets['programs']): RunAction | null {
  const find = (typed: string) => {
    const name = typed.toLowerCase().replace(programEnding, '')
    const id = Object.hasOwn(aliases, name) ? aliases[name] : name
    return programs.find((program) => program.id === id || program.title.toLowerCase() === name)
  }
  const whole = find(text)
  if (whole) return { kind: 'program', id: whole.id, argument: null }
  const [first = '', ...rest] = text.split(' ')
  const program = rest.length > 0 ? find(first) : undefined
  return program ? { kind: 'program', id: program.id, argument: rest.join(' ') } : null
}

function linkOf(name: string, links: readonly LinkEntry[]): RunAction | null {
  const link = links.find(({ label }) => label.toLowerCase() === name)
  if (link?.kind === 'unset') return { kind: 'unset', label: link.label, setting: link.setting }
  return link ? { kind: 'link', href: link.href } : null
}

/** The paths of accounts and transactions are the same on every explorer that follows EIP-3091. */
function lookUp(text: string, links: readonly LinkEntry[]): RunAction {
  const page = pages.find(({ pattern }) => pattern.test(text))?.path
  if (!page) return { kind: 'bad-hexadecimal' }
  const explorer = links.find(({ folder }) => folder === 'explorer')
  if (explorer?.kind === 'link')
    return { kind: 'link', href: `${explorer.href.replace(/\/+$/, '')}/${page}/${text}` }
  return {
    kind: 'unset',
    label: explorer?.label ?? linksTexts.explorer,
    setting: explorer?.kind === 'unset' ? explorer.setting : 'links',
  }
}

const pages = [
  { pattern: /^0x[0-9a-f]{40}$/i, path: 'address' },
  { pattern: /^0x[0-9a-f]{64}$/i, path: 'tx' },
] as const

/** Opens only sites that the community itself links to, so that Run cannot send visitors to a phishing site. */
function webAddress(text: string, links: readonly LinkEntry[]): RunAction {
  if (!URL.canParse(text)) return { kind: 'unknown', text }
  const { origin, host, href, protocol } = new URL(text)
  if (!/^https?:$/.test(protocol)) return { kind: 'unknown', text }
  const isListed = links.some((link) => link.kind === 'link' && new URL(link.href).origin === origin)
  return isListed ? { kind: 'link', href } : { kind: 'foreign', host }
}
