import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'Adressbuch…',
  title: 'Adressbuch',
  hint: 'Diese Namen sind Ihre eigenen. Sie werden nur in diesem Browser gespeichert.',
  yours: 'Ihre Namen',
  named: (address: string, name: string) => `${address} ist „${name}“ in Ihrem Adressbuch`,
  choose: 'Aus Ihrem Adressbuch',
  name: 'Name',
  address: 'Adresse',
  network: (chainId: number) => `Netzwerk ${chainId}`,
  empty:
    'Ihr Adressbuch ist leer. Geben Sie einen Namen und eine Adresse ein, oder importieren Sie eine Datei.',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  removeOf: (name: string) => `${name} entfernen`,
  import: 'Importieren…',
  importLabel: 'Zu importierende Datei (CSV: address, name, chainId)',
  export: 'Exportieren',
  close: 'Schließen',
  fileName: 'address-book.csv',
  added: (count: number) =>
    plural(count, { one: `${count} Eintrag hinzugefügt.`, other: `${count} Einträge hinzugefügt.` }),
  renamed: (address: string, name: string) => `${address} war vorher „${name}“.`,
  shared: (address: string, name: string) =>
    `Eine andere Adresse heißt ebenfalls „${name}“ oder hat einen Namen, der genauso aussieht. Überprüfen Sie diese Adresse: ${address}`,
  checkFirst: 'Es wurde noch nichts hinzugefügt. Überprüfen Sie zuerst diese Einträge.',
  addAnyway: 'Trotzdem hinzufügen',
  keepOut: 'Abbrechen',
  nothingAdded: 'Es wurde nichts hinzugefügt.',
  notChecked: 'Die Einträge wurden nicht geprüft, daher wurde nichts hinzugefügt. Versuchen Sie es erneut.',
  lineProblem: (line: number, problem: string) => `Zeile ${line}: ${problem}`,
  moreProblems: (count: number) =>
    plural(count, {
      one: `${count} weitere Zeile wurde nicht gelesen.`,
      other: `${count} weitere Zeilen wurden nicht gelesen.`,
    }),
  refused: {
    unclosed: 'Die Datei kann nicht gelesen werden: Ein Anführungszeichen darin ist nicht geschlossen.',
    'too-long': 'Die Datei ist zu lang. Ein Adressbuch hat höchstens 500,000 Zeichen und 5,000 Zeilen.',
    'no-header': 'Die erste Zeile der Datei muss lauten: address,name,chainId',
    'too-many': 'Die Datei hat zu viele Einträge. Ein Adressbuch hat höchstens 1,000.',
    unreadable: 'Die Datei kann nicht gelesen werden.',
  },
  problems: {
    'no-name': 'Geben Sie einen Namen ein.',
    'long-name': 'Der Name ist zu lang. Geben Sie höchstens 50 Zeichen ein.',
    'name-is-address': 'Der Name sieht wie eine Adresse aus. Geben Sie einen anderen Namen ein.',
    'no-chain': 'Kein gültiges Netzwerk. Geben Sie die Nummer eines Netzwerks ein.',
    'missing-cells': 'Geben Sie eine Adresse, einen Namen und ein Netzwerk ein.',
    quotes: 'In einem Feld steht ein Anführungszeichen. Setzen Sie das ganze Feld in Anführungszeichen.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
