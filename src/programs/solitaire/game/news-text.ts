import { scoreAt } from '@/domain/solitaire/game'
import { foundationPiles, type Pile, waste } from '@/domain/solitaire/table'
import type { solitaireTexts } from '@/texts/en/solitaire/solitaire'
import { cardName } from '../cards/card-name'
import type { News, SessionState } from './session'

type SolitaireTexts = typeof solitaireTexts

/** A pile in a sentence: `column 3`. */
export function pileName(texts: SolitaireTexts, pile: Pile): string {
  if (pile === waste) return texts.waste
  return foundationPiles.includes(pile) ? texts.foundation(pile - 1) : texts.column(pile - 5)
}

/** Cards in a sentence: the lowest by its name, and how many lie on it. */
export function cardsName(texts: SolitaireTexts, cards: readonly number[]): string {
  const [lowest, ...rest] = cards
  if (lowest === undefined) return ''
  const name = cardName(texts, lowest)
  return rest.length === 0 ? name : texts.several(name, rest.length)
}

/** What happened last, in words. */
export function newsText(texts: SolitaireTexts, state: SessionState): string {
  const { news } = state
  switch (news.kind) {
    case 'text':
      return news.text
    case 'moved':
      return movedText(texts, news.cards, news.to)
    case 'picked':
      return texts.picked(cardsName(texts, news.cards))
    case 'home':
      return news.count === 0 ? texts.canFinish : texts.home(news.count)
    case 'hint':
      return hintText(texts, news.cards, news.to)
    case 'won':
      return wonText(texts, state)
    default:
      return texts[plain[news.kind]]
  }
}

type PlainKind = Exclude<News['kind'], 'text' | 'moved' | 'picked' | 'home' | 'hint' | 'won'>

const plain = {
  dealt: 'dealt',
  restored: 'restored',
  corrupt: 'corrupt',
  undone: 'undone',
  'nothing-to-undo': 'nothingToUndo',
  turned: 'turned',
  'no-draw': 'nothingToDraw',
  'put-back': 'putBack',
  'not-there': 'notThere',
  'no-home': 'noHome',
} as const satisfies Readonly<Record<PlainKind, keyof SolitaireTexts>>

function movedText(texts: SolitaireTexts, cards: readonly number[], to: Pile): string {
  const name = cardsName(texts, cards)
  return to === waste ? texts.drew(name) : texts.moved(name, pileName(texts, to))
}

function hintText(texts: SolitaireTexts, cards: readonly number[], to: Pile): string {
  if (to < 0) return texts.noHint
  return to === waste ? texts.hintDraw : texts.hint(cardsName(texts, cards), pileName(texts, to))
}

function wonText(texts: SolitaireTexts, { game, seconds }: SessionState): string {
  const { scoring, timed } = game.rules
  if (scoring === 'none' || !timed) return texts.won
  return texts.wonIn(game.at, scoreAt(game, seconds))
}
