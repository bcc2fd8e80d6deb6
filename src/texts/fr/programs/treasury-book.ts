import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'Carnet d’adresses…',
  title: 'Carnet d’adresses',
  hint: 'Ces noms sont les vôtres. Ils sont enregistrés dans ce navigateur uniquement.',
  yours: 'Vos noms',
  named: (address: string, name: string) => `${address} est « ${name} » dans votre carnet d’adresses`,
  choose: 'De votre carnet d’adresses',
  name: 'Nom',
  address: 'Adresse',
  network: (chainId: number) => `Réseau ${chainId}`,
  empty: 'Votre carnet d’adresses est vide. Entrez un nom et une adresse, ou importez un fichier.',
  add: 'Ajouter',
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer ${name}`,
  import: 'Importer…',
  importLabel: 'Fichier à importer (CSV : address, name, chainId)',
  export: 'Exporter',
  close: 'Fermer',
  fileName: 'address-book.csv',
  added: (count: number) =>
    plural(count, { one: `${count} entrée ajoutée.`, other: `${count} entrées ajoutées.` }),
  renamed: (address: string, name: string) => `${address} était « ${name} » auparavant.`,
  shared: (address: string, name: string) =>
    `Une autre adresse se nomme aussi « ${name} » ou a un nom qui s’affiche de la même façon. Vérifiez cette adresse : ${address}`,
  checkFirst: 'Rien n’a encore été ajouté. Vérifiez d’abord ces entrées.',
  addAnyway: 'Ajouter quand même',
  keepOut: 'Annuler',
  nothingAdded: 'Rien n’a été ajouté.',
  notChecked: 'Les entrées n’ont pas été vérifiées, rien n’a donc été ajouté. Réessayez.',
  lineProblem: (line: number, problem: string) => `Ligne ${line} : ${problem}`,
  moreProblems: (count: number) =>
    plural(count, {
      one: `${count} autre ligne n’a pas été lue.`,
      other: `${count} autres lignes n’ont pas été lues.`,
    }),
  refused: {
    unclosed: 'Le fichier ne peut pas être lu : un guillemet n’y est pas fermé.',
    'too-long':
      'Le fichier est trop long. Un carnet d’adresses a au maximum 500,000 caractères et 5,000 lignes.',
    'no-header': 'La première ligne du fichier doit être : address,name,chainId',
    'too-many': 'Le fichier a trop d’entrées. Un carnet d’adresses en a au maximum 1,000.',
    unreadable: 'Le fichier ne peut pas être lu.',
  },
  problems: {
    'no-name': 'Entrez un nom.',
    'long-name': 'Le nom est trop long. Entrez au maximum 50 caractères.',
    'name-is-address': 'Le nom ressemble à une adresse. Entrez un autre nom.',
    'no-chain': 'Ce n’est pas un réseau valide. Entrez le numéro d’un réseau.',
    'missing-cells': 'Entrez une adresse, un nom et un réseau.',
    quotes: 'Un guillemet se trouve à l’intérieur d’un champ. Mettez le champ entier entre guillemets.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
