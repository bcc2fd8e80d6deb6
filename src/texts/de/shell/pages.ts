import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `${path} wurde nicht gefunden.\nÜberprüfen Sie die Adresse, und versuchen Sie es erneut. Um ein Programm zu öffnen, klicken Sie auf „Start“ und dann auf „Programme“.`,
  withoutScripts: 'Diese Seite wurde nicht gefunden. Um ein Programm zu öffnen, klicken Sie auf sein Symbol.',
  ok: 'OK',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'Blauer Bildschirm',
  name: 'Herzschmerz',
  message: 'Sie wollten es so. Nichts ist kaputt.',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
