import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { localCommunity } from '@/app/local-community'
import { CommunityContext, type DesktopCommunity } from '@/desktop/use-community'
import { notepad } from '@/texts/notepad'
import { documents } from './documents'
import { notepadMenus, ownDocument } from './notepad-menus'
import NotepadWindow from './window'

function textOf(terms: DesktopCommunity['terms']): string {
  return /<textarea[^>]*>([^<]*)</.exec(markupOf('terms', terms))?.[1] ?? ''
}

function markupOf(document: string, terms = localCommunity().terms): string {
  return renderToStaticMarkup(
    <CommunityContext value={{ ...localCommunity(), terms }}>
      <NotepadWindow
        windowId="notepad-1"
        argument={document}
        setArgument={() => undefined}
        setTitle={() => undefined}
        close={() => undefined}
        minimized={false}
        active
        guardClose={() => () => undefined}
        askForAttention={() => undefined}
      />
    </CommunityContext>,
  )
}

const paragraphs = ['Agree.', { heading: 'Privacy' }, '- One\n- Two']

// Proves S2.6
test('Notepad shows the terms as plain text', () => {
  expect(textOf({ title: 'Terms', paragraphs })).toBe('Agree.\n\nPrivacy\n\n- One\n- Two')
})

test('terms in another language than the page begin with a line that names it', () => {
  expect(textOf({ title: 'Terms', paragraphs: ['Agree.'], language: 'en' })).toBe(
    'These terms are available in this language only: English.\n\nAgree.',
  )
})

// Proves S10.11
test('the texts of the product and of the community are read-only, and can be saved under another name alone', () => {
  // The first three are of the product.
  expect(documents.length).toBeGreaterThan(3)
  for (const { id } of documents) {
    expect(markupOf(id)).toMatch(/<textarea[^>]* readonly/i)
    expect(markupOf(id)).toContain(notepad.readOnly)
    expect(disabledIn(id)).toEqual([
      notepad.save,
      notepad.undo,
      notepad.cut,
      notepad.paste,
      notepad.delete,
      notepad.timeDate,
    ])
  }
  expect(markupOf(ownDocument)).not.toMatch(/<textarea[^>]* readonly/i)
  expect(disabledIn(null)).toEqual([])
})

/** Returns the labels of the rows that cannot be chosen while a document is shown; null for the visitor's document. */
function disabledIn(shown: string | null): string[] {
  const menus = notepadMenus({} as never, { shown, ownName: '', wraps: true })
  return menus.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'action' && item.disabled ? [item.label] : [])),
  )
}
