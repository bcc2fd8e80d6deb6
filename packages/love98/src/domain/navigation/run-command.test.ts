import { describe, expect, test } from 'vitest'
import { run } from '@/texts/run'
import type { LinkEntry } from './desktop-entries'
import { parseRunLine } from './run-command'

const face = { icon: 'folder', picture: null, place: 'start' } as const
const bridge = { ...face, folder: 'bridge', id: 'bridge-0', label: 'Bridge' } as const
const telegram = { ...face, folder: 'social', id: 'social-0', label: 'Telegram' } as const
const explorer = { ...face, folder: 'explorer', id: 'explorer-0', label: 'Basescan' } as const
const links: readonly LinkEntry[] = [
  { ...bridge, kind: 'link', href: 'https://bridge.example/app' },
  { ...telegram, kind: 'unset', setting: 'links[1].url' },
  { ...explorer, kind: 'link', href: 'https://explorer.example/' },
]
const programs = [
  { id: 'notepad', title: 'Notepad' },
  { id: 'display', title: 'Display Properties' },
  { id: 'shut-down', title: 'Shut Down Cat Club' },
]
const targets = { programs, links }
const read = (line: string) => parseRunLine(line, targets)
const account = `0x${'Ab'.repeat(20)}`
const transaction = `0x${'0f'.repeat(32)}`

describe('program commands', () => {
  test.each([
    ['notepad', 'notepad', null],
    ['  NOTEPAD.EXE ', 'notepad', null],
    ['display properties', 'display', null],
    ['control', 'display', null],
    ['logoff', 'shut-down', null],
    ['notepad  terms', 'notepad', 'terms'],
    ['notepad Read Me', 'notepad', 'Read Me'],
    ['notepad  CAT-cbBTC', 'notepad', 'CAT-cbBTC'],
  ])('the command %s opens %s with %s', (line, id, argument) => {
    expect(read(line)).toEqual({ kind: 'program', id, argument })
  })

  test('an unavailable program is not found by its Windows name either', () => {
    expect(read('winmine')).toEqual({ kind: 'unknown', text: 'winmine' })
  })
})

test.each([
  ['calc', 'calc'],
  ['CMD.EXE', 'cmd'],
])('%s is known as a program of Windows that is not here', (line, name) => {
  expect(read(line)).toEqual({ kind: 'windows-program', name })
})

// Proves S10.9
test('a program of the desktop comes before a program of Windows with its name', () => {
  const own = [{ id: 'calc', title: 'Calculator' }]
  expect(parseRunLine('calc', { programs: own, links })).toMatchObject({ kind: 'program', id: 'calc' })
})

describe('account and transaction commands', () => {
  test('an account opens at the block explorer', () => {
    expect(read(account)).toEqual({ kind: 'link', href: `https://explorer.example/address/${account}` })
  })

  test('a transaction opens at the block explorer', () => {
    expect(read(transaction)).toEqual({ kind: 'link', href: `https://explorer.example/tx/${transaction}` })
  })

  test('without a block explorer, the message contains the missing setting', () => {
    const unset: LinkEntry = { ...explorer, kind: 'unset', setting: 'links[2].url' }
    expect(parseRunLine(account, { programs, links: [unset] })).toEqual({
      kind: 'unset',
      label: 'Basescan',
      setting: 'links[2].url',
    })
    expect(parseRunLine(account, { programs, links: [] })).toEqual({
      kind: 'unset',
      label: 'Block Explorer',
      setting: 'links',
    })
  })

  test.each([account.slice(0, -1), `${account}0`, '0xnothing', '0x'])(
    '%s is neither an account nor a transaction',
    (line) => {
      expect(read(line)).toEqual({ kind: 'bad-hexadecimal' })
    },
  )
})

describe('web address commands', () => {
  test('a web address on a site of the community opens', () => {
    expect(read('https://bridge.example/history?page=2')).toEqual({
      kind: 'link',
      href: 'https://bridge.example/history?page=2',
    })
  })

  test.each([
    ['https://elsewhere.example/', 'elsewhere.example'],
    ['https://bridge.example.elsewhere.example/', 'bridge.example.elsewhere.example'],
    ['http://bridge.example/', 'bridge.example'],
    ['https://bridge.example@elsewhere.example/', 'elsewhere.example'],
  ])('%s is not on a site of the community', (line, host) => {
    expect(read(line)).toEqual({ kind: 'foreign', host })
  })

  test.each([
    'javascript:alert(1)',
    'javascript://bridge.example/%0aalert(1)',
    'file:///etc/hosts',
    'https://',
  ])('the command %s opens nothing', (line) => {
    expect(read(line)).toEqual({ kind: 'unknown', text: line })
  })
})

test('a link is found by its name, and an unset link returns its setting', () => {
  expect(read('bridge')).toEqual({ kind: 'link', href: 'https://bridge.example/app' })
  expect(read('Telegram')).toEqual({ kind: 'unset', label: 'Telegram', setting: 'links[1].url' })
})

test.each([
  ['winver', 'about'],
  ['BSOD', 'crash'],
  [run.jokeCommand, 'joke'],
  [run.jokeCommand.toUpperCase(), 'joke'],
  ['format  C:', 'format'],
])('%s is a command', (line, name) => {
  expect(read(line)).toEqual({ kind: 'command', name })
})

test('an empty line does nothing, and property names of Object are unknown commands', () => {
  expect(read('   ')).toEqual({ kind: 'nothing' })
  for (const line of ['constructor', '__proto__', 'toString'])
    expect(read(line)).toEqual({ kind: 'unknown', text: line })
})

// Proves S10.9
test('the card game of Windows leads to the game with hearts', () => {
  const programs = [{ id: 'heartbreak', title: 'Heartbreak' }]
  for (const line of ['hearts', 'mshearts.exe'])
    expect(parseRunLine(line, { programs, links: [] })).toEqual({
      kind: 'program',
      id: 'heartbreak',
      argument: null,
    })
})
