import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'Geben Sie den Namen eines Programms oder Links, eine Adresse, eine Transaktion oder eine Webseite dieser Community ein, um sie zu öffnen.',
  open: 'Öffnen:',
  ok: 'OK',
  cancel: 'Abbrechen',
  notFound: (text: string) =>
    `„${text}“ wurde nicht gefunden.\nÜberprüfen Sie die Schreibweise, und versuchen Sie es erneut. Eine Liste möglicher Eingaben finden Sie in der Hilfe unter „Ausführen“.`,
  notConfigured: (label: string) =>
    `${label} ist nicht konfiguriert.\nDie Community hat diesen Link noch nicht eingerichtet.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  foreign: (host: string) =>
    `${host} ist keine Website dieser Community und kann daher hier nicht geöffnet werden.\nWenn Sie ihr vertrauen, geben Sie die Adresse in Ihrem Browser ein.`,
  badHexadecimal:
    'Keine gültige Adresse oder Transaktion.\nGeben Sie 0x gefolgt von 40 Hexadezimalziffern für eine Adresse oder von 64 für eine Transaktion ein.',
  aboutTitle: (site: string) => `Info über ${site}`,
  version: (site: string) =>
    `${site}\nEin Desktop von 1998 für die Community von heute.\nVon Hand gezeichnet, geschrieben und komponiert.`,
  loveTitle: 'love',
  love: 'Lieben Sie uns? Es gibt nur eine Schaltfläche, also wissen wir es.',
  formatTitle: 'format c:',
  format:
    'Alle Liebe auf diesem Laufwerk wäre für immer verloren.\nEs wurde nichts formatiert. Das wird es auch nie.',
} as const satisfies PartialTranslation<typeof english.runTexts>
