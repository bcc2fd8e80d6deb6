import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: 'Modifier les paramètres',
  change: 'Modifier…',
  kind: 'Modification',
  kinds: {
    ADD_OWNER: 'Ajouter un propriétaire',
    REMOVE_OWNER: 'Supprimer un propriétaire',
    SWAP_OWNER: 'Remplacer un propriétaire',
    CHANGE_THRESHOLD: 'Modifier le seuil',
    ENABLE_MODULE: 'Activer un module',
    DISABLE_MODULE: 'Désactiver un module',
    SET_GUARD: 'Définir la garde des transactions',
    DELETE_GUARD: 'Supprimer la garde des transactions',
    SET_FALLBACK_HANDLER: 'Définir le gestionnaire de secours (fallback)',
    CHANGE_VERSION: 'Changer la version du contrat',
  },
  newOwner: 'Nouveau propriétaire',
  owner: 'Propriétaire',
  module: 'Module',
  contract: 'Contrat',
  threshold: 'Signatures requises',
  chooseOne: 'Choisissez-en un dans la liste.',
  problems: {
    'reserved-address': 'Un Safe ne peut pas utiliser cette adresse ici. Entrez une autre adresse.',
    'already-owner': 'Ce compte est déjà propriétaire. Entrez une autre adresse.',
    'not-an-owner': 'Ce compte n’est plus propriétaire. Choisissez-en un autre.',
    threshold: 'Le nombre de signatures n’est pas valide. Entrez un nombre de 1 au nombre de propriétaires.',
    'already-module': 'Ce module est déjà activé. Entrez une autre adresse.',
    'not-a-module': 'Ce module n’est plus activé. Choisissez-en un autre.',
    unchanged: 'Le Safe a déjà ce réglage. Entrez-en un autre.',
  },
  noContract: 'Il n’y a aucun contrat à cette adresse sur ce réseau. Entrez l’adresse d’un contrat.',
  everyOne:
    'Un module, une garde ou un gestionnaire est du code qui intervient dans ce que fait le Safe. N’en définissez un que si vous lui faites confiance.',
  onlyTheirs:
    'Assurez-vous que le nouveau propriétaire détient la clé : ceci ne peut pas être vérifié avant que le compte signe.',
  versionOffer: (from: string, to: string, singleton: string) =>
    `Le Safe a la version ${from}. La version ${to} du projet Safe est disponible sur ce réseau : ${singleton}. L’adresse, les propriétaires, le seuil, les modules et les actifs restent tels quels.`,
  versionRuns:
    'Le contrat qui change la version s’exécute une fois comme s’il était le Safe lui-même. Son code sur ce réseau est celui qui a été publié.',
  readFromChain: (block: string) =>
    `Lu dans le contrat du Safe au bloc ${block}. L’existence d’une version plus récente, la dernière version et le prochain nonce disponible sont indiqués par le service Safe.`,
  differs: (settings: string) =>
    `Le service Safe indique d’autres valeurs pour : ${settings}. Les valeurs affichées ici sont lues dans le contrat.`,
  moreModules: (listed: number) => `Plus de modules sont activés que les ${listed} de la liste.`,
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
