import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'Dieser Empfänger ähnelt einer Adresse, die Sie kennen, ist aber eine andere. Angreifer erstellen solche Adressen, um Sie zu täuschen. Vergleichen Sie jedes Zeichen.',
  seen: 'Dieser Empfänger sieht wie eine andere Adresse im Verlauf aus. Eine der beiden wurde dort möglicherweise eingeschleust. Vergleichen Sie jedes Zeichen mit einer Quelle, der Sie vertrauen.',
  reading: 'Wird mit früheren Empfängern verglichen…',
  unread:
    'Die früheren Empfänger konnten nicht aus dem Netzwerk gelesen werden. Eine ähnlich aussehende Adresse unter ihnen würde nicht bemerkt.',
  partly: (block: string) =>
    `Es wurden nicht alle früheren Empfänger aus dem Netzwerk gelesen, nur die seit Block ${block} und einige ältere. Eine Adresse, die der eines anderen ähnlich sieht, würde nicht bemerkt.`,
  ownersUnread:
    'Die Eigentümer konnten nicht aus dem Vertrag des Safes gelesen werden. Eine Adresse, die der eines Eigentümers ähnlich sieht, würde nicht bemerkt.',
  historyUnread:
    'Der Safe-Dienst hat seinen Verlauf nicht geliefert. Eine Adresse, die einer nur in diesem Verlauf genannten ähnlich sieht, würde nicht bemerkt.',
  recipient: 'Empfänger:',
  known: 'Bekannte Adresse:',
  inHistory: 'Adresse im Verlauf:',
  compared: 'Ich habe beide Adressen verglichen, und dieser Empfänger ist richtig.',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
