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
  amountOf: (symbol: string) => `Montant en ${symbol}`,
  estimateOf: (symbol: string) => `Montant estimé en ${symbol}`,
  max: 'Max',
  maxHint: (symbol: string) => `Entre la totalité de votre solde en ${symbol}`,
  maxHintNative: (symbol: string) =>
    `Entre la totalité de votre solde en ${symbol} sauf 0.01, réservé aux frais de réseau`,
  balance: (amount: string) => `Solde : ${amount}`,
  unknown: '–',
  price: (one: string, price: string, other: string) => `1 ${one} = ${price} ${other}`,
  details: 'Détails',
  minimum: 'Minimum reçu (avant la taxe du jeton)',
  impact: 'Impact sur le prix',
  slippage: 'Glissement',
  route: 'Chemin',
  deadline: 'Délai',
  cost: 'Frais de réseau',
  costLater: 'affichés avant que vous signiez',
  percent: (percent: string) => `${percent} %`,
  lessThanPercent: 'moins de 0.01 %',
  minutes: (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` }),
  throughPool: (from: string, to: string) => `${from} → ${to}, le pool de la paire`,
  wrapped: (from: string, to: string) => `${from} → ${to}, un pour un`,
  impactNotes: {
    noted: 'Cet échange fait bouger le prix du pool.',
    warned:
      'Cet échange fait bouger sensiblement le prix du pool. Un montant plus petit donne un meilleur prix.',
    severe: 'Cet échange fait bouger fortement le prix du pool. Entrez un montant plus petit.',
    confirm: 'Cet échange fait bouger le prix du pool de 10 % ou plus. Vous devrez le confirmer.',
    refused: 'Cet échange fait bouger le prix du pool de plus de 15 %. Entrez un montant plus petit.',
  },
  slippageRisks: {
    'may-fail': 'Avec un glissement aussi faible, l’échange peut échouer.',
    'may-be-frontrun': 'Avec un glissement aussi élevé, quelqu’un peut devancer l’échange (frontrunning).',
  },
  problems: {
    'too-much': (symbol: string) => `Solde insuffisant en ${symbol}. Entrez un montant plus petit.`,
    'pool-too-small': 'Le pool ne peut pas échanger ce montant. Entrez un autre montant.',
    'no-pool': (pair: string) => `Il n’y a aucun pool pour ${pair}.`,
  },
  notConfigured: (pair: string) => `Les échanges de ${pair} ne sont pas configurés ici.`,
  unknownPair: (pair: string) =>
    `La communauté n’a pas de paire ${pair}. Dans le menu Paire, cliquez sur une paire.`,
  noPairs: 'La communauté n’a pas de paires.',
  elsewhere: (pair: string) => `Échanger ${pair} sur un autre site (s’ouvre dans un nouvel onglet)`,
  reading: 'Lecture du prix…',
  oldPrice:
    'Le prix date de plus de 30 secondes. Vous pourrez échanger à nouveau dès l’arrivée du bloc suivant.',
  connect: 'Connecter un portefeuille',
  switchNetwork: 'Changer de réseau…',
  swap: 'Échanger…',
  onItsWay: (description: string) => `Envoyé : ${description}`,
} as const satisfies PartialTranslation<typeof english.exchangeTexts>

/** Swap Tokens: the options. */
export const exchangeOptionTexts = {
  title: 'Options d’échange',
  slippage: 'Glissement',
  slippageLabel: 'Tolérance de glissement (pour cent) :',
  deadline: 'Délai',
  deadlineLabel: 'Délai de la transaction (minutes) :',
  highImpact: 'Impact sur le prix',
  allowHighImpact: 'Autoriser les échanges qui font bouger le prix de plus de 15 %',
  ok: 'OK',
  cancel: 'Annuler',
  defaults: 'Valeurs par défaut',
  slippageProblems: {
    empty: 'Entrez un glissement de 0.05 à 50.',
    zero: 'Avec un glissement de zéro, les échanges échouent toujours. Entrez une valeur de 0.05 à 50.',
    negative: 'Le glissement doit être supérieur à zéro. Entrez une valeur de 0.05 à 50.',
    comma: 'Entrez le glissement avec un point, par exemple 0.5.',
    exponent: 'Entrez le glissement en chiffres, par exemple 0.5.',
    'not-a-number': 'Ce n’est pas un nombre. Entrez une valeur de 0.05 à 50.',
    'too-many-decimals': 'Le glissement peut avoir au maximum deux décimales.',
    'too-large': 'Le glissement maximal est de 50.',
  },
  deadlineProblems: {
    empty: 'Entrez le délai en minutes.',
    zero: 'Le délai minimal est de 1 minute.',
    negative: 'Le délai minimal est de 1 minute.',
    comma: 'Entrez un nombre entier de minutes, sans virgule.',
    exponent: 'Entrez un nombre entier de minutes, en chiffres.',
    'not-a-number': 'Ce n’est pas un nombre. Entrez un nombre entier de minutes.',
    'too-many-decimals': 'Entrez un nombre entier de minutes.',
    'too-large': 'Le délai maximal est de 4320 minutes (trois jours).',
  },
} as const satisfies PartialTranslation<typeof english.exchangeOptionTexts>
