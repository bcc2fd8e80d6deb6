import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'Aucun portefeuille n’est connecté',
    connecting: 'Un portefeuille se connecte',
    reconnecting: 'Un portefeuille se reconnecte',
    connected: 'Un portefeuille est connecté',
    connectedTo: (chain: string) => `Un portefeuille est connecté à ${chain}`,
    wrongNetwork: 'Un portefeuille est sur un réseau non pris en charge',
  },
  lamps: {
    connect: 'Connecter un portefeuille…',
    account: 'Compte…',
    network: 'Changer de réseau…',
    blink: 'Afficher les voyants d’activité',
  },
  language: 'Langue : français',
  soundsOn: 'Volume',
  soundsOff: 'Volume (muet)',
  notifications: 'Notifications',
  newNotifications: (count: number) =>
    plural(count, {
      one: `Notifications, ${count} nouvelle`,
      other: `Notifications, ${count} nouvelles`,
    }),
  block: (number: string) => `Bloc ${number}`,
  dateTime: 'Date/Heure',
  copyTime: 'Copier la date et l’heure',
  copyBlock: 'Copier le numéro du bloc',
  copied: 'Copié.',
  notCopied: 'Votre navigateur a bloqué la copie. Copiez ce texte :',
} as const satisfies PartialTranslation<typeof english.trayTexts>
