import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Portefeuille de démonstration',
  approve: 'Approuver',
  refuse: 'Rejeter',
  account: (position: number) => `Compte ${position}`,
  connect: (host: string) =>
    `Cette page (${host}) demande à se connecter. Elle verra le compte que vous choisissez, et ne peut rien envoyer sans demander à nouveau. Choisissez un compte, ou rejetez la demande.`,
  switchChain: 'Cette page demande à passer à un autre réseau.',
  addChain: 'Cette page demande à ajouter un réseau à votre portefeuille, et à y passer.',
  signMessage: 'Cette page vous demande de signer un message. La signature est gratuite.',
  signData:
    'Cette page vous demande de signer des données. La signature est gratuite, mais un contrat peut l’utiliser pour agir en votre nom.',
  sendTransaction: 'Cette page vous demande d’envoyer une transaction. Elle ne peut pas être annulée.',
  watchToken: 'Cette page demande à afficher un jeton dans votre portefeuille.',
  upgradeAccount:
    'Cette page veut effectuer plusieurs appels à la fois. Votre compte exécutera le code de ce contrat (EIP-7702), qui effectue tous les appels en une seule transaction ou n’en effectue aucun. Seule une autre demande de ce type peut annuler ceci.',
  sendCalls: (count: number) =>
    plural(count, {
      one: `Cette page vous demande d’envoyer ${count} appel dans une transaction. Ceci ne peut pas être annulé.`,
      other: `Cette page vous demande d’envoyer ${count} appels dans une seule transaction : soit ils sont tous effectués, soit aucun ne l’est. Ceci ne peut pas être annulé.`,
    }),
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `Approuve que ${spender} dépense exactement ${amount}.`,
    allowAll: (token: string, spender: string) =>
      `Approuve que ${spender} dépense tout le ${token} que vous détenez, maintenant et plus tard.`,
    takeBack: (token: string, spender: string) =>
      `Révoque l’approbation qui permet à ${spender} de dépenser ${token}.`,
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
    currency: 'Monnaie',
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
  unnamedChain: 'Réseau',
  errors: {
    rejected: 'L’utilisateur a rejeté la demande.',
    unauthorized: 'Ce compte n’est pas autorisé ici.',
    pending: 'Une demande est déjà ouverte dans le portefeuille de démonstration.',
    invalid: (what: string) => `Paramètres non valides : ${what}`,
    unknownChain: (chainId: number) =>
      `Le portefeuille de démonstration ne reconnaît pas le réseau ${chainId}. Ajoutez-le d’abord.`,
    unreachableChain: (chainId: number) =>
      `Le portefeuille de démonstration ne peut joindre aucun nœud du réseau ${chainId}.`,
    capability: (name: string) =>
      `Le portefeuille de démonstration ne prend pas en charge la capacité ${name}.`,
    batchChain: (chainId: number) =>
      `Le portefeuille de démonstration ne prend pas en charge les appels groupés sur le réseau ${chainId}.`,
    batchAccount: 'Seul le Compte 3 du portefeuille de démonstration prend en charge les appels groupés.',
    knownBatch: 'Un lot avec cet identifiant a déjà été envoyé.',
    unknownBatch: 'Le portefeuille de démonstration ne trouve pas ce lot.',
    largeBatch: (most: number) =>
      `Le portefeuille de démonstration accepte au maximum ${most} appels dans un lot.`,
    noUpgrade: 'L’utilisateur a rejeté la mise à niveau du compte.',
    nodeRefused: 'Le nœud a rejeté la demande.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
