import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'Ce destinataire ressemble à une adresse que vous connaissez, mais c’est une adresse différente. Des attaquants créent de telles adresses pour vous tromper. Comparez chaque caractère.',
  seen: 'Ce destinataire ressemble à une autre adresse de l’historique. L’une des deux y a peut-être été placée à dessein. Comparez chaque caractère avec une source à laquelle vous faites confiance.',
  reading: 'Comparaison avec les destinataires précédents…',
  unread:
    'Les destinataires précédents n’ont pas pu être lus sur le réseau. Une adresse ressemblant à l’une des leurs passerait inaperçue.',
  partly: (block: string) =>
    `Les destinataires précédents n’ont pas tous été lus sur le réseau, seulement ceux depuis le bloc ${block} et quelques-uns plus anciens. Une adresse ressemblant à celle d’un autre passerait inaperçue.`,
  ownersUnread:
    'Les propriétaires n’ont pas pu être lus dans le contrat du Safe. Une adresse ressemblant à celle d’un propriétaire passerait inaperçue.',
  historyUnread:
    'Le service Safe n’a pas fourni son historique. Une adresse ressemblant à une autre qui ne figure que dans cet historique passerait inaperçue.',
  recipient: 'Destinataire :',
  known: 'Adresse connue :',
  inHistory: 'Adresse de l’historique :',
  compared: 'J’ai comparé les deux adresses, et ce destinataire est le bon.',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
