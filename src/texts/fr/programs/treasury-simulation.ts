import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'Simulation',
  running: 'Simulation en cours…',
  notOffered: 'Inconnu : le nœud de ce site ne propose pas de simulations.',
  noAnswer: 'Inconnu : le nœud n’a donné aucune réponse lisible.',
  at: (block: string) =>
    `Simulée par le nœud de ce site au bloc ${block}. Le résultat réel peut être différent. Les modifications du nombre de signatures requises ne sont pas simulées.`,
  fails: 'L’exécution échoue.',
  failsWith: (reason: string) => `L’exécution échoue : ${reason}`,
  nothing: 'La transaction réussit. Aucun contrat ne signale de transfert des actifs du Safe.',
  out: (what: string, to: string) => `Sortie : ${what}, vers ${to}`,
  in: (what: string, from: string) => `Entrée : ${what}, de ${from}`,
  allowed: (spender: string, what: string) => `Approuvé : ${spender} peut dépenser ${what}`,
  allAllowed: (operator: string, token: string) =>
    `Approuvé : ${operator} peut déplacer tout ce qui appartient à la collection ${token}`,
  notAllowed: (operator: string, token: string) =>
    `N’est plus approuvé : ${operator}, pour la collection ${token}`,
  settings: {
    AddedOwner: (address: string) => `Propriétaire ajouté : ${address}`,
    RemovedOwner: (address: string) => `Propriétaire supprimé : ${address}`,
    EnabledModule: (address: string) => `Module activé : ${address}`,
    DisabledModule: (address: string) => `Module désactivé : ${address}`,
    ChangedGuard: (address: string) => `Garde des transactions : ${address}`,
    ChangedModuleGuard: (address: string) => `Garde des modules : ${address}`,
    ChangedFallbackHandler: (address: string) => `Gestionnaire de secours (fallback) : ${address}`,
  },
  coinGained: (amount: string) =>
    `Le solde du Safe augmente de ${amount}. Les transferts de la monnaie du réseau que signale le nœud ne correspondent pas, au total, à ce montant.`,
  coinLost: (amount: string) =>
    `Le solde du Safe diminue de ${amount}. Les transferts de la monnaie du réseau que signale le nœud ne correspondent pas, au total, à ce montant.`,
  unread: (event: string, contract: string) =>
    `Non reconnu : l’événement ${event} du contrat ${contract}, qui concerne le Safe`,
  noEvent: 'sans nom',
  more: (count: number) =>
    plural(count, {
      one: `${count} autre n’est pas affiché.`,
      other: `${count} autres ne sont pas affichés.`,
    }),
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
