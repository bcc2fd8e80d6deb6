import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Portefeuille de démonstration',
  approve: 'Approuver',
  refuse: 'Refuser',
  account: (position: number) => `Compte ${position}`,
  connect: (host: string) =>
    `Cette page (${host}) demande à se connecter. Elle verra le compte que vous choisissez, et ne peut rien envoyer sans demander à nouveau. Choisissez un compte, ou refusez.`,
  switchChain: 'Cette page demande à passer à un autre réseau.',
  addChain: 'Cette page demande à ajouter un réseau à votre portefeuille, et à y passer.',
  signMessage: 'Cette page vous demande de signer un message. La signature est gratuite.',
  signData:
    'Cette page vous demande de signer des données. La signature est gratuite, mais un contrat peut agir en fonction de celles-ci.',
  sendTransaction: 'Cette page vous demande d’envoyer une transaction. Elle ne peut pas être annulée.',
  watchToken: 'Cette page demande à afficher un jeton dans votre portefeuille.',
  upgradeAccount:
    'Cette page demande à effectuer plusieurs appels à la fois. Votre compte exécute alors le code de ce contrat (EIP-7702), qui les effectue en une seule transaction, tous ou aucun. Ceci ne peut être annulé que par une autre demande de ce type.',
  sendCalls: (count: number) =>
    plural(count, {
      one: `Cette page vous demande d’envoyer ${count} appel dans une transaction. Ceci ne peut pas être annulé.`,
      other: `Cette page vous demande d’envoyer ${count} appels dans une seule transaction : ils sont tous effectués, ou aucun. Ceci ne peut pas être annulé.`,
    }),
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `Autorise ${spender} à dépenser exactement ${amount}.`,
    allowAll: (token: string, spender: string) =>
      `Autorise ${spender} à dépenser tout le ${token} que vous détenez, maintenant et plus tard.`,
    takeBack: (token: string, spender: string) => `Retire à ${spender} l’autorisation de dépenser ${token}.`,
    transfer: (amount: string, to: string) => `Envoie ${amount} à ${to}.`,
    wrap: (amount: string) => `Enveloppe ${amount} (wrap).`,
    unwrap: (amount: string) => `Désenveloppe ${amount} (unwrap).`,
    swap: (given: string, got: string, to: string) =>
      `Échange ${given} contre au moins ${got}, qui vont à ${to}.`,
  },
  ownAccount: 'votre propre compte',
  router: (address: string) => `le routeur de la plateforme d’échange (${address})`,
  wrapped: (symbol: string) => `${symbol} enveloppé`,
  never: 'sans limite',
  facts: {
    account: 'Compte',
    contract: 'Contrat',
    currency: 'Devise',
    data: 'Données',
    decimals: 'Décimales',
    does: 'Effet',
    for: 'Contre',
    from: 'De',
    message: 'Message',
    network: 'Réseau',
    node: 'Nœud',
    to: 'À',
    token: 'Jeton',
    until: 'Jusqu’à',
    value: 'Valeur',
  },
  newContract: 'un nouveau contrat',
  noData: 'aucune',
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'Chaîne',
  errors: {
    rejected: 'L’utilisateur a rejeté la demande.',
    unauthorized: 'Ce compte n’est pas autorisé ici.',
    pending: 'Une demande est déjà ouverte dans le portefeuille de démonstration.',
    invalid: (what: string) => `Paramètres non valides : ${what}`,
    unknownChain: (chainId: number) =>
      `Le portefeuille de démonstration ne connaît pas la chaîne ${chainId}. Ajoutez-la d’abord.`,
    unreachableChain: (chainId: number) =>
      `Le portefeuille de démonstration ne peut joindre aucun nœud de la chaîne ${chainId}.`,
    capability: (name: string) => `Le portefeuille de démonstration ne connaît pas la capacité ${name}.`,
    batchChain: (chainId: number) =>
      `Le portefeuille de démonstration n’effectue pas d’appels groupés sur la chaîne ${chainId}.`,
    batchAccount: 'Seul le Compte 3 du portefeuille de démonstration effectue des appels groupés.',
    knownBatch: 'Un lot avec cet identifiant a déjà été envoyé.',
    unknownBatch: 'Le portefeuille de démonstration ne connaît pas ce lot.',
    largeBatch: (most: number) =>
      `Le portefeuille de démonstration accepte au maximum ${most} appels groupés.`,
    noUpgrade: 'L’utilisateur a rejeté la mise à niveau du compte.',
    nodeRefused: 'Le nœud a refusé.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
