import { scoreAt } from '@/domain/solitaire/game'
import { foundationPiles, type Pile, waste } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'

import { cardName } from '../cards/card-name'
import type { GameNews, SessionState } from './session'

type SolitaireTexts = typeof solitaire

/** Names a pile within a sentence: `column 3`. */
export function pileName(pile: Pile): string {
  if (pile === waste) return solitaire.waste
  return foundationPiles.includes(pile) ? solitaire.foundation(pile - 1) : solitaire.column(pile - 5)
}

export function cardsName(cards: readonly number[]): string {
  const [lowest, ...rest] = cards
  if (lowest === undefined) return ''
  const name = cardName(solitaire, lowest)
  return rest.length === 0 ? name : solitaire.cardAndMore(name, rest.length)
}

export function newsText(state: SessionState): string {
  const { news } = state
  switch (news.kind) {
    case 'text':
      return news.text
    case 'moved':
      return movedText(news.cards, news.to)
    case 'picked':
      return solitaire.pickedUp(cardsName(news.cards))
    case 'home':
      return news.count === 0 ? solitaire.canFinish : solitaire.home(news.count)
    case 'hint':
      return hintText(news.cards, news.to)
    case 'won':
      return wonText(state)
    default:
      return solitaire[plain[news.kind]]
  }
}

type PlainKind = Exclude<GameNews['kind'], 'text' | 'moved' | 'picked' | 'home' | 'hint' | 'won'>

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

function movedText(cards: readonly number[], to: Pile): string {
  const name = cardsName(cards)
  return to === waste ? solitaire.cardDrawn(name) : solitaire.moved(name, pileName(to))
}

function hintText(cards: readonly number[], to: Pile): string {
  if (to < 0) return solitaire.noHint
  return to === waste ? solitaire.hintDraw : solitaire.hint(cardsName(cards), pileName(to))
}

function wonText({ game, seconds }: SessionState): string {
  const { scoring, timed } = game.rules
  if (scoring === 'none' || !timed) return solitaire.won
  return solitaire.wonIn(game.at, scoreAt(game, seconds))
}
