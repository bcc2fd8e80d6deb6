import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'Alertas de precio',
  tellMeWhen: 'Avisarme cuando',
  pair: 'Par',
  side: 'Condición',
  sides: { over: 'esté por encima de', under: 'esté por debajo de' },
  price: 'Precio',
  costsNow: (pair: string, price: string, symbol: string) => `${pair} está a ${price} ${symbol}.`,
  noPrice: (pair: string) => `El precio de ${pair} no está disponible.`,
  add: 'Agregar',
  remove: 'Quitar',
  close: 'Cerrar',
  alerts: 'Alertas',
  none: 'No hay alertas.',
  listed: {
    over: (pair: string, price: string) => `${pair} por encima de ${price}`,
    under: (pair: string, price: string) => `${pair} por debajo de ${price}`,
  },
  note: 'Las alertas se guardan en este explorador y se comprueban mientras esté abierta una página de este escritorio. Cada una se muestra una sola vez.',
  system: 'Mostrar también una notificación del sistema',
  askFirst: 'El explorador le pide permiso antes.',
  denied: 'El explorador bloqueó las notificaciones de esta página. Permítalas en su configuración.',
  notSupported: 'El explorador no admite notificaciones de esta página.',
  problems: {
    price: 'No es un precio válido. Escriba un número mayor que 0, por ejemplo 0.25.',
    met: {
      over: (pair: string, price: string) =>
        `${pair} ya está por encima de ${price}. Escriba un precio más alto.`,
      under: (pair: string, price: string) =>
        `${pair} ya está por debajo de ${price}. Escriba un precio más bajo.`,
    },
    tooMany: (most: number) =>
      plural(most, {
        one: `Ya hay ${most} alerta. Quite una primero.`,
        other: `Ya hay ${most} alertas. Quite una primero.`,
      }),
  },
  met: {
    over: (pair: string, price: string) => `${pair} está por encima de ${price}`,
    under: (pair: string, price: string) => `${pair} está por debajo de ${price}`,
  },
  metAt: (price: string, symbol: string, block: string) =>
    `El precio es de ${price} ${symbol} (bloque ${block}).`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
