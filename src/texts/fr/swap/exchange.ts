import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** Swap Tokens: the form. */
export const exchangeTexts = {
  menuBar: 'Échanger des jetons',
  title: (pair: string) => `Échanger ${pair}`,
  swapMenu: 'Échange',
  pairMenu: 'Paire',
  reverse: 'Inverser',
  options: 'Options…',
  chart: 'Graphique',
  close: 'Fermer',
  loading: 'Chargement…',
  retry: 'Réessayer',
  from: 'De',
  to: 'À (estimation)',
  amountOf: (symbol: string) => `Montant de ${symbol}`,
  estimateOf: (symbol: string) => `Montant estimé de ${symbol}`,
  max: 'Max',
  maxHint: (symbol: string) => `Entre la totalité de votre ${symbol}`,
  maxHintNative: (symbol: string) =>
    `Entre la totalité de votre ${symbol} sauf 0.01, qui reste pour les frais de réseau`,
  balance: (amount: string) => `Solde : ${amount}`,
  unknown: '–',
  price: (one: string, price: string, other: string) => `1 ${one} = ${price} ${other}`,
  details: 'Détails',
  minimum: 'Minimum, avant la taxe d’un jeton',
  impact: 'Impact sur le prix',
  slippage: 'Glissement',
  route: 'Itinéraire',
  deadline: 'Délai',
  cost: 'Coût du réseau',
  costLater: 'affiché avant que vous signiez',
  percent: (percent: string) => `${percent} %`,
  lessThanPercent: 'moins de 0.01 %',
  minutes: (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` }),
  throughPool: (from: string, to: string) => `${from} → ${to}, le pool de la paire`,
  wrapped: (from: string, to: string) => `${from} → ${to}, un pour un`,
  impactNotes: {
    noted: 'Cet échange déplace le prix du pool.',
    warned:
      'Cet échange déplace sensiblement le prix du pool. Un montant plus petit obtient un meilleur prix.',
    severe: 'Cet échange déplace beaucoup le prix du pool. Entrez un montant plus petit.',
    confirm: 'Cet échange déplace le prix du pool de 10 % ou plus. Vous devrez le confirmer.',
    refused: 'Cet échange déplace le prix du pool de plus de 15 %. Entrez un montant plus petit.',
  },
  slippageRisks: {
    'may-fail': 'Avec un glissement aussi faible, l’échange peut échouer.',
    'may-be-frontrun': 'Avec un glissement aussi élevé, quelqu’un peut devancer l’échange (frontrunning).',
  },
  problems: {
    'too-much': (symbol: string) => `Vous n’avez pas autant de ${symbol}. Entrez un montant plus petit.`,
    'pool-too-small': 'Le pool ne peut pas échanger ce montant. Entrez un autre montant.',
    'no-pool': (pair: string) => `Il n’y a aucun pool pour ${pair}.`,
  },
  notConfigured: (pair: string) => `Les échanges de ${pair} ne sont pas configurés ici.`,
  unknownPair: (pair: string) =>
    `La communauté n’a pas de paire ${pair}. Choisissez-en une dans le menu Paire.`,
  noPairs: 'La communauté n’a pas de paires.',
  elsewhere: (pair: string) => `Échanger ${pair} sur un autre site (s’ouvre dans un nouvel onglet)`,
  reading: 'Lecture du prix…',
  oldPrice: 'Le prix date de plus de 30 secondes. Les échanges reprennent avec le bloc suivant.',
  connect: 'Connecter un portefeuille',
  switchNetwork: 'Changer de réseau…',
  swap: 'Échanger…',
  onItsWay: (description: string) => `En route : ${description}`,
} as const satisfies PartialTranslation<typeof english.exchangeTexts>

/** Swap Tokens: the options. */
export const exchangeOptionTexts = {
  title: 'Options d’échange',
  slippage: 'Glissement',
  slippageLabel: 'Glissement maximal du prix (pour cent) :',
  deadline: 'Délai',
  deadlineLabel: 'Un échange qui n’est dans aucun bloc d’ici là échoue (minutes) :',
  highImpact: 'Impact sur le prix',
  allowHighImpact: 'Autoriser les échanges qui déplacent le prix de plus de 15 %',
  ok: 'OK',
  cancel: 'Annuler',
  defaults: 'Valeurs par défaut',
  slippageProblems: {
    empty: 'Entrez un glissement de 0.05 à 50.',
    zero: 'Un glissement de zéro échoue toujours. Entrez de 0.05 à 50.',
    negative: 'Un glissement est supérieur à zéro. Entrez de 0.05 à 50.',
    comma: 'Entrez le glissement avec un point, par exemple 0.5.',
    exponent: 'Entrez le glissement en chiffres, par exemple 0.5.',
    'not-a-number': 'Ce n’est pas un nombre. Entrez de 0.05 à 50.',
    'too-many-decimals': 'Un glissement a au maximum deux décimales.',
    'too-large': 'Un glissement est au maximum de 50.',
  },
  deadlineProblems: {
    empty: 'Entrez les minutes du délai.',
    zero: 'Un délai est d’au moins 1 minute.',
    negative: 'Un délai est d’au moins 1 minute.',
    comma: 'Entrez des minutes entières sans virgule.',
    exponent: 'Entrez des minutes entières en chiffres.',
    'not-a-number': 'Ce n’est pas un nombre. Entrez des minutes entières.',
    'too-many-decimals': 'Entrez des minutes entières.',
    'too-large': 'Un délai est au maximum de 4320 minutes (trois jours).',
  },
} as const satisfies PartialTranslation<typeof english.exchangeOptionTexts>
