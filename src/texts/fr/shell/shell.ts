import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar `[S2.9]`. */
export const walletAreaTexts = {
  connect: 'Connecter un portefeuille',
  connecting: 'Connexion…',
  reconnecting: 'Reconnexion…',
  reconnect: 'Reconnecter',
  retry: 'Réessayer',
  cancel: 'Annuler',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'OK',
  error: 'Erreur',
  notConfigured: (label: string) => `${label} : non configuré.\nLa communauté n’a pas encore défini ce lien.`,
  setting: (path: string) => `love98.config.ts : ${path}`,
  illegalOperation: (title: string) =>
    `${title} va être arrêté car il a effectué une opération non conforme.\nLes autres programmes ne sont pas affectés.`,
  restart: 'Redémarrer',
  close: 'Fermer',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
