import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'

/** The panels that open from the tray. */
export const volumeTexts = {
  title: 'Volume',
  sounds: 'Sons',
  level: 'Volume',
  percent: (percent: number) => `${percent} %`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: 'Date/Heure',
  date: 'Date',
  time: 'Heure',
  zone: (name: string) => `Fuseau horaire actuel : ${name}`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: 'Notifications',
  none: 'Aucune notification. Les messages sont affichés ici jusqu’à ce que vous quittiez la page.',
  cleared: 'La liste est vide.',
  open: 'Ouvrir',
  copyAll: 'Tout copier',
  copied: 'Copié.',
  clear: 'Effacer',
  undo: 'Annuler',
  close: 'Fermer',
  kinds: { information: 'Information', warning: 'Avertissement', error: 'Erreur' },
  dismiss: 'Ignorer',
  more: (count: number) => `${count} de plus`,
} as const satisfies PartialTranslation<typeof english.notificationTexts>
