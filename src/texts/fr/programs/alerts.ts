import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'Alertes de prix',
  tellMeWhen: 'Me prévenir quand',
  pair: 'Paire',
  side: 'Condition',
  sides: { over: 'est au-dessus de', under: 'est au-dessous de' },
  price: 'Prix',
  costsNow: (pair: string, price: string, symbol: string) => `${pair} est à ${price} ${symbol}.`,
  noPrice: (pair: string) => `Le prix de ${pair} n’est pas disponible.`,
  add: 'Ajouter',
  remove: 'Supprimer',
  close: 'Fermer',
  alerts: 'Alertes',
  none: 'Il n’y a aucune alerte.',
  listed: {
    over: (pair: string, price: string) => `${pair} au-dessus de ${price}`,
    under: (pair: string, price: string) => `${pair} au-dessous de ${price}`,
  },
  note: 'Les alertes sont conservées dans ce navigateur, et vérifiées tant qu’une page de ce Bureau est ouverte. Chacune est affichée une seule fois.',
  system: 'Afficher aussi une notification du système',
  askFirst: 'Votre navigateur demande d’abord votre autorisation.',
  denied: 'Votre navigateur a bloqué les notifications de cette page. Autorisez-les dans ses paramètres.',
  notSupported: 'Votre navigateur ne prend pas en charge les notifications pour cette page.',
  problems: {
    price: 'Ce n’est pas un prix valide. Entrez un nombre supérieur à 0, par exemple 0.25.',
    met: {
      over: (pair: string, price: string) =>
        `${pair} est déjà au-dessus de ${price}. Entrez un prix plus élevé.`,
      under: (pair: string, price: string) =>
        `${pair} est déjà au-dessous de ${price}. Entrez un prix plus bas.`,
    },
    tooMany: (most: number) =>
      plural(most, {
        one: `Il y a déjà ${most} alerte. Supprimez-en une d’abord.`,
        other: `Il y a déjà ${most} alertes. Supprimez-en une d’abord.`,
      }),
  },
  met: {
    over: (pair: string, price: string) => `${pair} est au-dessus de ${price}`,
    under: (pair: string, price: string) => `${pair} est au-dessous de ${price}`,
  },
  metAt: (price: string, symbol: string, block: string) =>
    `Le prix est de ${price} ${symbol} (bloc ${block}).`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
