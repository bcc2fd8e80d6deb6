import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { localCommunity } from '@/app/local-community'
import { CommunityContext, type DesktopCommunity } from '@/desktop/use-community'
import NotepadWindow from './window'

function textOf(terms: DesktopCommunity['terms']): string {
  const markup = renderToStaticMarkup(
    <CommunityContext value={{ ...localCommunity(), terms }}>
      <NotepadWindow
        windowId="notepad-1"
        argument="terms"
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
  return /<textarea[^>]*>([^<]*)</.exec(markup)?.[1] ?? ''
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
