import { common } from '@/texts/common'
import {
  bracketedLetter,
  type KeyedRow,
  lower,
  splitAtAccess,
  upper,
  withAccess,
} from '@/ui/menu/access-letters'

/** An element with a text and the control that its letter uses. */
type Name = {
  readonly face: Element
  readonly control: HTMLElement
  /** The text of the face. `label` gets a letter in parentheses if it has none (`withAccess`). */
  readonly text: string
  readonly label: string
}
type KeyedName = Name & { readonly access?: string }

/** Dialogs and windows. A letter is unique within the nearest one. */
export const homes = 'dialog, [data-window]'

/** Parts whose keys are their own: captions, menus, rows of lists and tables, boards of games. */
const apart =
  '[data-caption], [role=menubar], [role=menu], [role=grid], [role=listbox], [role=tree], [role=toolbar], article, table, li, .visually-hidden'

/** Elements with a label as their text, and all elements with a label. */
const own = 'label, button:not([role=combobox]), a.button'
const named = `${own}, :is([role=combobox], input, textarea)[aria-labelledby]`

/** Text inside these elements is no part of a label. */
const unread = 'button, select, textarea, svg, .visually-hidden, [aria-hidden=true]'

const highlight = 'access-key'
const ranges = new WeakMap<Element, StaticRange[]>()
const given = new WeakMap<Element, string>()

/**
 * Gives each label, button, tab, check box and radio button of all dialogs and windows a letter, which ALT chooses, by
 * the rule of menus (`withAccess`). OK, Cancel and Close have none, as in Windows 98. The letters are underlined with
 * the CSS Custom Highlight API, so the elements of React stay as they are and no accessible name changes; browsers
 * without it show no lines. In forced colors a highlight looks like selected text, so each letter follows its label in
 * parentheses. Assistive technology reads the keys from `aria-keyshortcuts`. The attribute `accesskey` is not used,
 * because its modifiers differ between browsers.
 * @param signal stops it
 */
export function startAccessKeys(signal: AbortSignal): void {
  if (isStarted) return
  isStarted = true
  const marks = 'Highlight' in window ? underlined() : null
  const forced = matchMedia('(forced-colors: active)')
  const markAll = (those: Iterable<Element>) => {
    for (const home of those) mark(home, marks, forced.matches)
    // Each letter in parentheses is a separate change.
    changes.takeRecords()
  }
  const changes = new MutationObserver((records) => markAll(changedHomes(records)))
  forced.addEventListener('change', () => markAll(document.querySelectorAll(homes)), { signal })
  markAll(document.querySelectorAll(homes))
  changes.observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
    // A dialog is in the page before it is shown.
    attributeFilter: ['open', 'hidden'],
  })
  document.addEventListener('keydown', press, { signal })
  signal.addEventListener('abort', () => {
    isStarted = false
    changes.disconnect()
    marks?.clear()
  })
}

let isStarted = false

/** Returns the highlight of the letters. A separate style sheet would be one more request. */
function underlined(): Highlight {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`::highlight(${highlight}) { text-decoration: underline }`)
  document.adoptedStyleSheets.push(sheet)
  const marks = new Highlight()
  CSS.highlights.set(highlight, marks)
  return marks
}

function press(event: KeyboardEvent): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.getModifierState('AltGraph')) return
  if (event.defaultPrevented || [...event.key].length !== 1) return
  const home = homeOf(document.activeElement)
  const name = home && namesOf(home).find(({ access = '' }) => lower(access) === lower(event.key))
  if (!name) return
  event.preventDefault()
  choose(name.control)
}

/** Returns the dialog or window that has the keys; null while a menu is open or the taskbar has the focus. */
function homeOf(active: Element | null): Element | null {
  if (active && active !== document.body) return active.closest('[role=menu]') ? null : active.closest(homes)
  return (
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    document.querySelector('[data-window][data-active]')
  )
}

/** A push button is pressed, a box or tab is chosen, and a field gets the focus with its text selected. */
function choose(control: HTMLElement): void {
  if (control.matches(':disabled, [aria-disabled=true]')) return
  control.focus()
  const isField = control.matches('[role=combobox], textarea, input:not([type=radio], [type=checkbox])')
  if (!isField) control.click()
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}

/** Returns the names of a home in the order of the document, with their letters. */
function namesOf(home: Element): readonly KeyedName[] {
  const names = [...home.querySelectorAll<HTMLElement>(named)].flatMap((face) => nameOf(face, home))
  const bar = [...home.querySelectorAll('[role=menubar] > [aria-keyshortcuts]')].flatMap((word) =>
    asRow(word.getAttribute('aria-keyshortcuts')?.replace('Alt+', '')),
  )
  // A change of the page must not change the letters of the tabs and of the buttons below them.
  const [around, onPage] = [false, true].map((isOnPage) =>
    names.filter(({ face }) => (face.closest('[role=tabpanel]') !== null) === isOnPage),
  ) as [Name[], Name[]]
  const fixed = withAccess<KeyedName | KeyedRow>([...bar, ...around])
  const taken = fixed.flatMap(({ access }) => asRow(access))
  const rest = withAccess<KeyedName | KeyedRow>([...taken, ...onPage]).slice(taken.length)
  return [...fixed, ...rest].filter((row): row is KeyedName => 'face' in row)
}

/** Returns the dialog or window of an element; null within a part of it that has other keys. */
function homeAround(element: Element | null): Element | null {
  const home = element?.closest(homes) ?? null
  // A dialog may itself be within such a part of the page, as dialogs of the taskbar are.
  return home?.contains(element?.closest(apart) ?? null) ? null : home
}

/** Returns a row that keeps a letter from the others. */
const asRow = (access: string | undefined): KeyedRow[] => (access ? [{ label: access, access }] : [])

function nameOf(element: HTMLElement, home: Element): readonly Name[] {
  if (homeAround(element) !== home || element.checkVisibility?.() === false) return []
  const face = element.matches(own) ? element : labelOf(element)
  const control = element instanceof HTMLLabelElement ? element.control : element
  if (!face || !control) return []
  const text = textOf(face)
  // The letters of an address are read one by one.
  return withoutKeys().includes(text.trim()) || /^0x/i.test(text)
    ? []
    : [{ face, control, text, label: text }]
}

/** Returns the element that `aria-labelledby` names first, unless it belongs to a `<label>`, which is in the list. */
function labelOf(control: Element): Element | null {
  const [id] = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  const label = id === undefined ? null : document.getElementById(id)
  return label?.closest('label') ? null : label
}

const withoutKeys = () => [common.ok, common.cancel, common.close, '']

const textOf = (face: Element) =>
  textsOf(face)
    .map(({ data }) => data)
    .join('')

function textsOf(face: Element): readonly Text[] {
  const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inner = node.parentElement?.closest(unread)
    if (node instanceof Text && (!inner || inner === face || !face.contains(inner))) texts.push(node)
  }
  return texts
}

function mark(home: Element, marks: Highlight | null, isForced: boolean): void {
  for (const range of ranges.get(home) ?? []) marks?.delete(range)
  if (!home.isConnected) return
  const names = namesOf(home)
  for (const name of names) {
    announce(name)
    parenthesize(name, isForced)
  }
  ranges.delete(home)
  if (!marks || isForced) return
  const drawn = names.flatMap(rangeOf)
  for (const range of drawn) marks.add(range)
  ranges.set(home, drawn)
}

function announce({ control, access }: KeyedName): void {
  const before = control.getAttribute('aria-keyshortcuts')
  if (before !== null && before !== given.get(control)) return
  const keys = access === undefined ? null : `Alt+${upper(access)}`
  if (before === keys) return
  if (keys === null) {
    given.delete(control)
    control.removeAttribute('aria-keyshortcuts')
  } else {
    given.set(control, keys)
    control.setAttribute('aria-keyshortcuts', keys)
  }
}

/** Returns the place of the letter in the label; none if the label does not contain it. */
function rangeOf({ face, text: label, access }: KeyedName): readonly StaticRange[] {
  const parts = splitAtAccess(label, access)
  if (!parts) return []
  let at = parts[0].length
  const text = textsOf(face).find((one) => {
    if (at < one.length) return true
    at -= one.length
    return false
  })
  if (!text) return []
  const ends = { startContainer: text, startOffset: at, endContainer: text }
  return [new StaticRange({ ...ends, endOffset: Math.min(text.length, at + parts[1].length) })]
}

/** Adds the letter in parentheses to a label that does not show it, and removes an old one. */
function parenthesize({ face, text, access }: KeyedName, isForced: boolean): void {
  // A tool with a text of one or two letters, such as "B" for Bold, has no room.
  const isShown = isForced
    ? lower(bracketedLetter(text) ?? '') === lower(access ?? '') || text.trim().length < 3
    : splitAtAccess(text, access) !== null
  const shown = access === undefined || isShown ? '' : `(${upper(access)})`
  const old = face.querySelector('[data-access-key]')
  if (old && old.textContent !== shown) old.remove()
  if (access === undefined || shown === '' || old?.isConnected) return
  const line = document.createElement('u')
  line.textContent = upper(access)
  const added = document.createElement('span')
  added.dataset.accessKey = ''
  added.setAttribute('aria-hidden', 'true')
  added.append('(', line, ')')
  textsOf(face).at(-1)?.after(added)
}

function changedHomes(records: readonly MutationRecord[]): ReadonlySet<Element> {
  const changed = new Set<Element>()
  for (const { target, addedNodes } of records) {
    const element = target instanceof Element ? target : target.parentElement
    const home = homeAround(element)
    if (home) changed.add(home)
    for (const node of addedNodes)
      if (node instanceof Element)
        for (const inner of [node, ...node.querySelectorAll(homes)])
          if (inner.matches(homes)) changed.add(inner)
  }
  return changed
}
