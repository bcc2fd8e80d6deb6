import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/charts'

/** Charts: the history of a pair. */
export const chartTexts = {
  title: (pair: string) => `${pair} - Graphiques`,
  menuBar: 'Graphiques',
  file: 'Fichier',
  edit: 'Édition',
  view: 'Affichage',
  pair: 'Paire',
  alerts: 'Alertes',
  saveAsCsv: 'Enregistrer au format CSV…',
  close: 'Fermer',
  copy: 'Copier',
  candles: 'Chandeliers',
  line: 'Courbe',
  chart: 'Graphique',
  table: 'Tableau',
  refresh: 'Actualiser',
  priceAlerts: 'Alertes de prix…',
  rangeLabel: 'Période',
  kindLabel: 'Style',
  ranges: { '1h': '1 h', '24h': '24 h', '7d': '7 j', '30d': '30 j', all: 'Tout' },
  rangeNames: {
    '1h': '1 heure',
    '24h': '24 heures',
    '7d': '7 jours',
    '30d': '30 jours',
    all: 'tout l’historique',
  },
  chartLabel: (pair: string, kind: string, range: string) => `${pair}, ${kind}, ${range}`,
  columns: {
    time: 'Heure',
    open: 'Ouverture',
    high: 'Plus haut',
    low: 'Plus bas',
    close: 'Clôture',
    volume: (symbol: string) => `Volume (${symbol})`,
  },
  figures: (open: string, high: string, low: string, close: string) =>
    `Ouverture ${open}, plus haut ${high}, plus bas ${low}, clôture ${close}`,
  volume: (amount: string, symbol: string) => `volume de ${amount} ${symbol}`,
  loading: 'Lecture de l’historique…',
  noHistory: (pair: string) =>
    `Il n’y a pas encore d’historique de ${pair}. Le graphique commence avec la première opération qu’enregistre ce serveur.`,
  nothingInRange: 'Il n’y a pas d’historique dans cette période. Choisissez-en une plus longue.',
  unknownPair: (pair: string) =>
    `La paire ${pair} est introuvable. Dans le menu Paire, cliquez sur une paire.`,
  noPairs: 'Ce Bureau n’a pas encore de paires.',
  isOffline: 'Vous êtes hors connexion. Le graphique sera mis à jour quand vous serez de nouveau en ligne.',
  isOld: 'Le graphique n’a pas pu être actualisé.',
  retry: 'Réessayer',
  copied: 'Copié.',
  notCopied:
    'Votre navigateur a bloqué la copie. Affichez le tableau, sélectionnez-le, puis appuyez sur CTRL+C.',
  saved: (name: string) => `Enregistré sous ${name}.`,
} as const satisfies PartialTranslation<typeof english.chartTexts>
