import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/errors'

/** What a visitor reads about a failure, by the code of its `LoveError`. Texts of `[S8.…]` are fixed by the specification. */
export const errorTexts = {
  'bad-request': 'Une erreur inattendue s’est produite. Réessayez.',
  'too-large': 'La demande est trop volumineuse.',
  'method-not-allowed': 'Cette demande n’est pas autorisée ici.',
  'unknown-chain': 'Ce réseau n’est pas pris en charge ici.',
  'node-unavailable': 'Le nœud de la blockchain ne répond pas. Réessayez dans un instant.',
  'safe-gateway-unavailable': 'Le service Safe ne répond pas. Réessayez dans un instant.',
  'safe-info-missing': 'Impossible de charger les informations du Safe',
  'rate-limited': 'Trop de demandes. Patientez un instant et réessayez.',
  'database-unavailable': 'Le serveur ne peut pas accéder à sa base de données. Réessayez dans un instant.',
  'too-slow': 'Le serveur a mis trop de temps à répondre. Réessayez dans un instant.',
  'settings-unavailable':
    'Les paramètres de cette page n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
  'server-unavailable': 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  'chunk-unavailable':
    'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'user-rejected': 'Demande rejetée.',
  'request-pending': 'Une demande est déjà ouverte dans votre portefeuille. Répondez-y d’abord.',
  'connector-not-found': 'Connecteur introuvable',
  'connector-already-connected': 'Le connecteur est déjà connecté',
  'chain-not-configured': 'Le réseau n’est pas configuré pour le connecteur',
  'wrong-network': 'Mauvais réseau détecté ; changez de réseau ou déconnectez-vous pour continuer.',
  'cannot-switch': 'Votre portefeuille ne permet pas de changer de réseau',
  'not-connected': 'Connectez d’abord un portefeuille.',
  'no-chains': 'Aucun réseau n’a été trouvé dans la configuration de wagmi',
  'no-config': 'Aucune configuration de wagmi n’a été trouvée',
  'provider-required': 'Un fournisseur est nécessaire.',
  'switching-not-supported': 'Le connecteur ne permet pas de changer de réseau par programme.',
  'other-chain': 'Votre portefeuille est sur un autre réseau. Changez de réseau et réessayez.',
  'not-authorized': 'Votre portefeuille a bloqué cette demande. Ouvrez-le et autorisez cette page.',
  'method-not-supported': 'Votre portefeuille ne prend pas en charge cette demande.',
  'wallet-offline': 'Votre portefeuille n’est pas connecté au réseau. Vérifiez-le et réessayez.',
  'still-reconnecting': 'Votre portefeuille se reconnecte. Réessayez dans un instant.',
  'popup-blocked':
    'La fenêtre du portefeuille a été bloquée. Autorisez les fenêtres contextuelles pour cette page et réessayez.',
  'pairing-expired': 'La demande a expiré. Un nouveau code est prêt.',
  'wallet-failed': 'Votre portefeuille a renvoyé une erreur.',
  'wallet-not-answering': 'Votre portefeuille ne répond pas. Ouvrez-le, déverrouillez-le et réessayez.',
  'account-changed': 'Le compte de votre portefeuille a changé. Relisez les détails et réessayez.',
  'transaction-fails': 'Cette transaction échouerait.',
  'transaction-repeated': 'La même transaction a déjà été envoyée. Voir Transactions récentes dans Compte.',
  'transaction-unknown':
    'Votre portefeuille n’a pas dit s’il a envoyé ceci. Consultez votre portefeuille avant de l’envoyer à nouveau.',
  'name-character': 'Le nom comporte un caractère qui n’est pas autorisé.',
  'name-empty-label':
    'Le nom comporte une partie vide : deux points à la suite, ou un point à une extrémité.',
  'name-mixture': 'Le nom mélange des lettres d’alphabets différents.',
  'name-leading-mark': 'Une partie du nom commence par un signe d’accentuation.',
  'name-underscore': 'Le nom comporte un trait de soulignement qui n’est pas au début de sa partie.',
  'name-marks': 'Le nom comporte plus de 4 signes sur une lettre.',
  'name-invalid': 'Le nom n’est pas valide.',
  'nonce-failed': 'Erreur lors de la préparation du message, veuillez réessayer !',
  'signing-failed': 'Erreur lors de la signature du message, veuillez réessayer !',
  'verification-failed': 'Erreur lors de la vérification de la signature, veuillez réessayer !',
  'sign-in-failed': 'Oups, un problème est survenu !',
  'other-address':
    'Vous ne pouvez pas ouvrir de session à cette adresse. Ouvrez l’adresse officielle de ce site.',
  'not-signed-in': 'Pour jouer des parties classées, connectez un portefeuille et ouvrez une session.',
  'already-played': 'Vous avez déjà joué aujourd’hui la grille classée de ce niveau. Revenez demain.',
  'unknown-game': 'Cette partie est introuvable. Elle a peut-être expiré. Commencez une nouvelle partie.',
  'unknown-board': 'Cette grille est introuvable. Copiez le lien complet et réessayez.',
  'bad-log': 'L’enregistrement de la partie est endommagé, la partie n’a donc pas été envoyée.',
  'guestbook-refused': 'Votre message n’a pas été accepté.',
  'not-yet-public': 'Vous pourrez regarder cette partie après minuit (UTC).',
  unexpected: 'Une erreur inattendue s’est produite. Réessayez.',
} as const satisfies PartialTranslation<typeof english.errorTexts>

/** What is wrong with a transaction that a program asks to track; fixed by `[S5.3]`. */
export const transactionProblemTexts = {
  hash: 'Le hash de la transaction n’est pas valide',
  description: 'La transaction doit avoir une description',
  confirmations: 'Les confirmations de la transaction doivent être un entier positif',
} as const satisfies PartialTranslation<typeof english.transactionProblemTexts>
