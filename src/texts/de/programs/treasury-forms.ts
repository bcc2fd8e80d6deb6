import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-forms'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The forms for a contract call and for a collectible. */
export const treasuryFormsTexts = {
  contractCallButton: 'Vertragsaufruf…',
  contractCall: 'Vertragsaufruf',
  contract: 'Vertrag',
  abi: 'ABI (JSON oder eine Signatur je Zeile)',
  noAbi: 'Geben Sie das ABI des Vertrags ein.',
  abiProblems: {
    'too-long': 'Das ABI ist zu lang. Geben Sie höchstens 200,000 Zeichen ein.',
    'not-an-abi':
      'Kein gültiges ABI. Geben Sie JSON oder eine Signatur je Zeile ein: transfer(address to, uint256 amount)',
    'no-functions': 'Das ABI enthält keine Funktionen, die Daten ändern.',
    'too-many-functions': 'Das ABI enthält mehr als 300 Funktionen.',
  },
  functionOf: (count: number) =>
    plural(count, { one: 'Funktion', other: `Funktion (1 von ${count} auswählen)` }),
  argument: (name: string, type: string) => `${name} (${type})`,
  asJson: 'als JSON',
  valueIn: (symbol: string) => `Wert (${symbol})`,
  wrongArgument: (name: string, problem: string) => `${name}: ${problem}`,
  argumentProblems: {
    'not-a-number': 'Keine ganze Zahl. Geben Sie Ziffern oder 0x und Hexadezimalziffern ein.',
    'out-of-range': 'Die Zahl ist zu groß oder zu klein für ihren Typ.',
    'not-a-bool': 'Geben Sie true oder false ein.',
    'not-bytes': 'Geben Sie 0x und eine gerade Anzahl von Hexadezimalziffern ein.',
    'not-a-list': 'Kein gültiges JSON dieses Typs. Geben Sie eine Liste wie ["0x…", "1"] ein.',
    'wrong-length': 'Der Wert hat die falsche Länge für seinen Typ.',
    'unsafe-number': 'Diese Zahl ist zu groß, um exakt zu sein. Setzen Sie sie in Anführungszeichen.',
  },
  notEncoded: 'Die Argumente können nicht codiert werden. Überprüfen Sie das ABI.',
  callOf: (selector: string, contract: string) => `${selector} von ${contract} aufrufen`,
  fromYourAbi: 'Aus Ihrem ABI (nicht geprüft)',
  collectible: 'Sammlerstück',
  openCollectible: (name: string) => `${name} öffnen`,
  collection: 'Sammlung (Vertrag)',
  id: 'ID',
  standard: 'Standard',
  unknownStandard:
    'Das Netzwerk bestätigt nicht, dass dies ein Sammlerstück ist; daher kann es hier nicht gesendet werden.',
  saidName: 'Name (laut Safe-Dienst)',
  held: 'Im Besitz dieses Safes',
  heldCount: (count: string) => (count === '1' ? 'Ja' : `${count} Stück`),
  notHeld: 'Nein',
  picture: 'Bild',
  pictureOf: (id: string) => `Bild von #${id}, aus seinem Vertrag`,
  pictureElsewhere: 'Das Bild befindet sich auf einem anderen Server und wird nicht geladen.',
  noPicture: 'Der Vertrag stellt kein Bild bereit.',
  readingPicture: 'Das Bild wird gelesen…',
  count: 'Anzahl',
  notACount: 'Geben Sie eine ganze Zahl ein, die der Safe besitzt.',
  send: 'Senden…',
  sendNft: (id: string, contract: string, to: string) => `An ${to} senden: NFT #${id} von ${contract}`,
} as const satisfies PartialTranslation<typeof english.treasuryFormsTexts>
