import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: 'Einstellungen ändern',
  change: 'Ändern…',
  kind: 'Änderung',
  kinds: {
    ADD_OWNER: 'Eigentümer hinzufügen',
    REMOVE_OWNER: 'Eigentümer entfernen',
    SWAP_OWNER: 'Eigentümer ersetzen',
    CHANGE_THRESHOLD: 'Schwellenwert ändern',
    ENABLE_MODULE: 'Modul aktivieren',
    DISABLE_MODULE: 'Modul deaktivieren',
    SET_GUARD: 'Transaktionswächter festlegen',
    DELETE_GUARD: 'Transaktionswächter entfernen',
    SET_FALLBACK_HANDLER: 'Fallback-Handler festlegen',
    CHANGE_VERSION: 'Version des Vertrags ändern',
  },
  newOwner: 'Neuer Eigentümer',
  owner: 'Eigentümer',
  module: 'Modul',
  contract: 'Vertrag',
  threshold: 'Erforderliche Signaturen',
  chooseOne: 'Wählen Sie einen Eintrag aus der Liste aus.',
  problems: {
    'reserved-address':
      'Ein Safe kann diese Adresse hier nicht verwenden. Geben Sie eine andere Adresse ein.',
    'already-owner': 'Dieses Konto ist bereits Eigentümer. Geben Sie eine andere Adresse ein.',
    'not-an-owner': 'Dieses Konto ist kein Eigentümer mehr. Wählen Sie ein anderes aus.',
    threshold:
      'Die Anzahl der Signaturen ist ungültig. Geben Sie eine Zahl von 1 bis zur Anzahl der Eigentümer ein.',
    'already-module': 'Dieses Modul ist bereits aktiviert. Geben Sie eine andere Adresse ein.',
    'not-a-module': 'Dieses Modul ist nicht mehr aktiviert. Wählen Sie ein anderes aus.',
    unchanged: 'Der Safe hat diese Einstellung bereits. Geben Sie eine andere ein.',
  },
  noContract:
    'An dieser Adresse gibt es in diesem Netzwerk keinen Vertrag. Geben Sie die Adresse eines Vertrags ein.',
  everyOne:
    'Ein Modul, Wächter oder Handler ist Code, der an allem beteiligt ist, was der Safe tut. Legen Sie nur einen fest, dem Sie vertrauen.',
  onlyTheirs:
    'Stellen Sie sicher, dass der neue Eigentümer den Schlüssel besitzt: Dies kann nicht überprüft werden, bevor das Konto signiert.',
  versionOffer: (from: string, to: string, singleton: string) =>
    `Der Safe hat die Version ${from}. In diesem Netzwerk ist die Version ${to} des Safe-Projekts verfügbar: ${singleton}. Adresse, Eigentümer, Schwellenwert, Module und Vermögenswerte bleiben, wie sie sind.`,
  versionRuns:
    'Der Vertrag, der die Version ändert, wird einmal so ausgeführt, als wäre er der Safe selbst. Sein Code in diesem Netzwerk ist der veröffentlichte.',
  readFromChain: (block: string) =>
    `Gelesen aus dem Vertrag des Safes bei Block ${block}. Ob eine neuere Version verfügbar ist, die neueste Version und die nächste verfügbare Nonce stammen vom Safe-Dienst.`,
  differs: (settings: string) =>
    `Der Safe-Dienst meldet andere Werte für: ${settings}. Die hier angezeigten Werte sind aus dem Vertrag gelesen.`,
  moreModules: (listed: number) =>
    plural(listed, {
      one: `Es sind mehr Module aktiviert als das ${listed} aufgelistete.`,
      other: `Es sind mehr Module aktiviert als die ${listed} aufgelisteten.`,
    }),
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
