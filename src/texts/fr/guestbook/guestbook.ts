import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/guestbook/guestbook'

/** The window of the guestbook. */
export const guestbookTexts = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  offline: 'Vous êtes hors connexion. Connectez-vous au réseau pour lire et signer le livre d’or.',
  off: 'Ce site n’a pas de livre d’or.',
  empty: 'Aucun message pour l’instant. Laissez le premier !',
  label: 'Messages du livre d’or',
  heads: ['Nom', 'Message', 'Jour (UTC)'],
  hidden: 'Masqué par un propriétaire de ce site.',
  hiddenAccount: 'Un propriétaire de ce site a masqué tous les messages de ce compte.',
  names: 'Certains noms ne sont pas encore connus.',
  connectWhy:
    'Pour signer le livre d’or, connectez un portefeuille et ouvrez une session. Signer est gratuit.',
  connect: 'Connecter et ouvrir une session…',
  wrote: 'Vous avez déjà signé aujourd’hui. Vous pourrez signer de nouveau demain (UTC).',
  youAreHidden:
    'Les propriétaires de ce site ont masqué votre compte. Vous ne pouvez pas signer le livre d’or.',
  entry: 'Votre message du jour :',
  left: (used: number, limit: number) => `${used} caractères sur ${limit}`,
  sign: 'Signer…',
  signing: 'Signez dans votre portefeuille…',
  sending: 'Envoi…',
  added: 'Votre message a été ajouté.',
  properties: 'Propriétés…',
  delete: 'Supprimer…',
  hide: 'Masquer…',
  show: 'Afficher de nouveau…',
  hideAccount: 'Masquer le compte…',
  showAccount: 'Afficher le compte…',
  older: 'Plus anciens',
  newest: 'Plus récents',
  refresh: 'Actualiser',
  export: 'Exporter',
  exported: 'Le livre d’or a été enregistré sous guestbook.jsonl.',
  cancel: 'Annuler',
  asks: {
    delete:
      'Supprimer votre message de ce jour ? Son texte et sa signature seront effacés. Vous ne pourrez pas écrire d’autre message pour ce jour.',
    hide: 'Masquer ce message pour tous les visiteurs ? Votre nom et votre signature seront affichés à sa place.',
    show: 'Afficher de nouveau ce message pour tous les visiteurs ?',
    hideAccount: 'Masquer tous les messages de ce compte et l’empêcher d’en ajouter d’autres ?',
    showAccount: 'Afficher de nouveau les messages de ce compte ?',
  },
  yes: {
    delete: 'Supprimer',
    hide: 'Masquer',
    show: 'Afficher',
    hideAccount: 'Masquer',
    showAccount: 'Afficher',
  },
  done: {
    delete: 'Le message a été supprimé.',
    hide: 'Le message est masqué.',
    show: 'Le message est de nouveau affiché.',
    hideAccount: 'Le compte est masqué.',
    showAccount: 'Le compte est de nouveau affiché.',
  },
  problems: {
    empty: 'Tapez votre message.',
    'too-long': 'Le message est trop long. Raccourcissez-le.',
    control:
      'Le message contient des caractères qui ne peuvent pas être affichés. Tapez du texte brut sur une seule ligne.',
    direction: 'Le message contient des caractères qui changent le sens du texte. Supprimez-les.',
    marks: 'Le message a trop de signes sur une même lettre. Supprimez-en.',
    invisible: 'Le message contient des caractères invisibles. Supprimez-les.',
    link: 'Les liens ne sont pas autorisés. Supprimez l’adresse, ou ajoutez une espace après le point.',
  },
} as const satisfies PartialTranslation<typeof english.guestbookTexts>

/** Properties of an entry: what was signed, by whom, and whether this page could verify it. */
export const guestbookPropertyTexts = {
  title: 'Propriétés du message',
  author: 'Auteur',
  contract: (chain: string) => `Contrat sur ${chain}`,
  chain: (id: number) => `réseau ${id}`,
  day: 'Jour (UTC)',
  received: 'Reçu',
  receivedAt: (day: string, time: string) => `${day} ${time} UTC`,
  saidBy: (name: string) => `Dit par ${name} :`,
  hiddenBy: (address: string) =>
    `Masqué par ${address}, propriétaire de ce site à ce moment-là. Le texte n’est pas affiché.`,
  shownBy: (address: string) => `Affiché de nouveau par ${address}, propriétaire de ce site à ce moment-là.`,
  message: 'Texte signé',
  decision: 'Décision signée',
  signature: 'Signature',
  otherSite: (domain: string) => `Ce message a été signé pour ${domain}, pas pour cette adresse.`,
  verify: 'Vérifier',
  verifying: 'Vérification…',
  notChecked: 'Pas encore vérifié par cette page. Cliquez sur Vérifier.',
  key: (address: string) => `Vérifié par cette page : la clé de ${address} a signé ce texte.`,
  byContract: (address: string, chain: string, block: string) =>
    `Vérifié par cette page : le contrat ${address} sur ${chain} confirme cette signature au bloc ${block}.`,
  invalid: (address: string) => `Non valide : ce n’est pas une signature de ${address} pour ce texte.`,
  noLonger: (address: string, chain: string, block: string) =>
    `Non confirmée : le contrat ${address} sur ${chain} ne confirme pas cette signature au bloc ${block}. Ses propriétaires ont peut-être changé.`,
  unknown:
    'Cette page n’a pas pu vérifier la signature : le nœud de la blockchain ne répond pas. Réessayez dans un instant.',
  close: 'Fermer',
} as const satisfies PartialTranslation<typeof english.guestbookPropertyTexts>
