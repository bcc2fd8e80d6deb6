import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: 'Hors connexion',
  isOffline:
    'Vous êtes hors connexion. Les programmes que vous avez déjà utilisés fonctionnent toujours ; les prix et le portefeuille, non.',
  isOnline: 'Vous êtes de nouveau en ligne.',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached:
    'Vous êtes hors connexion, et cette page n’est pas enregistrée dans ce navigateur. Connectez-vous au réseau et réessayez.',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
