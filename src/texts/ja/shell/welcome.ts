import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `${site} へようこそ`,
  skin: '1. スキンを選ぶ',
  wallet: '2. ウォレットを接続する',
  walletText:
    '残高の表示、支払い、およびランク戦にはウォレットが必要です。それ以外はウォレットがなくても使えます。',
  connect: 'ウォレットを接続…',
  begin: '3. 見て回る',
  each: 'デスクトップを開くたびにこの画面を表示する',
  close: '閉じる',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
