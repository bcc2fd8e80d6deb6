import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'Tesorería',
  connectedTitle: 'Safe conectado - Tesorería',
  otherTitle: (address: string) => `${address} - Safe (no es la tesorería de esta comunidad)`,
  other: 'Este Safe no es la tesorería de esta comunidad.',
  copyAnyway: 'Copiar de todos modos',
  wrongLink: (why: string) => `El vínculo no contiene un Safe. ${why}`,
  ownStatus: 'Tesorería de la comunidad',
  connectedStatus: 'Safe conectado',
  otherStatus: 'No es la tesorería de esta comunidad',
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (todavía no es definitivo)',
  reverted: (why: string) =>
    `La ejecución se revirtió${why ? `: ${why}` : ''}. No se cambió nada. Puede ejecutarla de nuevo.`,
  notListed:
    'El servicio de Safe ya no la incluye en su lista. Las firmas ya dadas siguen siendo válidas hasta que se use el nonce de la transacción.',
  unknownToService: 'El servicio de Safe no la tiene. Propóngala de nuevo.',
  nodeSilent: 'La red no responde, por lo que todavía no se conoce el resultado. Intentándolo de nuevo…',
  asServiceSays: (end: string) => `${end} (según el servicio de Safe)`,
  notOnChain: (end: string) => `${end} (según el servicio de Safe). La red todavía no lo confirma.`,
  nonceUsed: 'Su nonce ya se usó, en esta transacción o en otra. Comprobando el resultado…',
  onlyNonceUsed: (end: string) =>
    `${end}. La red solo confirma que se usó el nonce de esta transacción. Compare los saldos antes de pagar de nuevo.`,
  panic: (code: string) => `el contrato falló con el pánico ${code}`,
  customError: (selector: string) => `el contrato falló con el error ${selector}`,
  contractSays: (text: string) => `el contrato dice “${text}”`,
  safeErrors: {
    GS010: 'no había suficiente gas',
    GS011: 'no se pudo pagar el reembolso',
    GS012: 'no se pudo pagar el reembolso',
    GS013: 'su llamada falló',
    GS020: 'faltan firmas',
    GS021: 'una firma está mal formada',
    GS022: 'una firma está mal formada',
    GS023: 'una firma está mal formada',
    GS024: 'la firma de un contrato no es válida',
    GS025: 'un propietario no la ha aprobado',
    GS026: 'una firma no es de un propietario',
  },
  unreadable: (count: number) =>
    plural(count, { one: `${count} fila no se puede leer.`, other: `${count} filas no se pueden leer.` }),
  noPrice: 'Sin precio',
  listedBy:
    'La moneda de la red y los tokens de esta comunidad aparecen siempre. Los demás tokens aparecen según el servicio de Safe.',
  totalWithout: (count: number) =>
    plural(count, {
      one: `Total a los precios del servicio de Safe, sin ${count} activo que no tiene precio`,
      other: `Total a los precios del servicio de Safe, sin ${count} activos que no tienen precio`,
    }),
  totalProven: (count: number) =>
    plural(count, {
      one: `Total a los precios del servicio de Safe, sin ${count} activo que no tiene precio o no tiene una cantidad dada por la red`,
      other: `Total a los precios del servicio de Safe, sin ${count} activos que no tienen precio o no tienen una cantidad dada por la red`,
    }),
  entriesLeftOut: (count: number) =>
    plural(count, {
      one: `Se omite ${count} entrada del servicio de Safe, porque no nombra ningún contrato o repite otra.`,
      other: `Se omiten ${count} entradas del servicio de Safe, porque no nombran ningún contrato o repiten otra.`,
    }),
  otherDecimals: (names: string) =>
    `El servicio de Safe da otros decimales que la red para: ${names}. Se usan los de la red.`,
  notConfirmed: 'No firmado. La página que rodea a esta dio una firma que el contrato del Safe no confirma.',
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
