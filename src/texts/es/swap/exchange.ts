import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** Swap Tokens: the form. */
export const exchangeTexts = {
  menuBar: 'Intercambiar tokens',
  title: (pair: string) => `Intercambiar ${pair}`,
  swapMenu: 'Intercambio',
  pairMenu: 'Par',
  reverse: 'Invertir',
  options: 'Opciones…',
  chart: 'Gráfico',
  close: 'Cerrar',
  loading: 'Cargando…',
  retry: 'Reintentar',
  from: 'De',
  to: 'A (estimado)',
  amountOf: (symbol: string) => `Cantidad de ${symbol}`,
  estimateOf: (symbol: string) => `Cantidad estimada de ${symbol}`,
  max: 'Máx.',
  maxHint: (symbol: string) => `Introduce todo su saldo de ${symbol}`,
  maxHintNative: (symbol: string) =>
    `Introduce todo su saldo de ${symbol} excepto 0.01, que se reserva para las tarifas de red`,
  balance: (amount: string) => `Saldo: ${amount}`,
  unknown: '–',
  price: (one: string, price: string, other: string) => `1 ${one} = ${price} ${other}`,
  details: 'Detalles',
  minimum: 'Mínimo que recibe (antes del impuesto del token)',
  impact: 'Impacto en el precio',
  slippage: 'Deslizamiento',
  route: 'Ruta',
  deadline: 'Plazo',
  cost: 'Tarifa de red',
  costLater: 'se muestra antes de que firme',
  percent: (percent: string) => `${percent} %`,
  lessThanPercent: 'menos del 0.01 %',
  minutes: (count: number) => plural(count, { one: `${count} minuto`, other: `${count} minutos` }),
  throughPool: (from: string, to: string) => `${from} → ${to}, el pool del par`,
  wrapped: (from: string, to: string) => `${from} → ${to}, uno por uno`,
  impactNotes: {
    noted: 'Este intercambio mueve el precio del pool.',
    warned:
      'Este intercambio mueve considerablemente el precio del pool. Con una cantidad menor se obtiene un precio mejor.',
    severe: 'Este intercambio mueve drásticamente el precio del pool. Escriba una cantidad menor.',
    confirm: 'Este intercambio mueve el precio del pool un 10 % o más. Tendrá que confirmarlo.',
    refused: 'Este intercambio mueve el precio del pool más de un 15 %. Escriba una cantidad menor.',
  },
  slippageRisks: {
    'may-fail': 'Con un deslizamiento tan bajo, el intercambio puede fallar.',
    'may-be-frontrun':
      'Con un deslizamiento tan alto, alguien puede adelantarse al intercambio (frontrunning).',
  },
  problems: {
    'too-much': (symbol: string) => `No tiene tanto ${symbol}. Escriba una cantidad menor.`,
    'pool-too-small': 'El pool no puede intercambiar esta cantidad. Escriba otra.',
    'no-pool': (pair: string) => `No hay ningún pool para ${pair}.`,
  },
  notConfigured: (pair: string) => `Los intercambios de ${pair} no están configurados aquí.`,
  unknownPair: (pair: string) => `La comunidad no tiene el par ${pair}. En el menú Par, haga clic en un par.`,
  noPairs: 'La comunidad no tiene pares.',
  elsewhere: (pair: string) => `Intercambiar ${pair} en otro sitio (se abre en una pestaña nueva)`,
  reading: 'Leyendo el precio…',
  oldPrice:
    'El precio tiene más de 30 segundos. Podrá intercambiar de nuevo cuando llegue el bloque siguiente.',
  connect: 'Conectar billetera',
  switchNetwork: 'Cambiar de red…',
  swap: 'Intercambiar…',
  onItsWay: (description: string) => `Enviado: ${description}`,
} as const satisfies PartialTranslation<typeof english.exchangeTexts>

/** Swap Tokens: the options. */
export const exchangeOptionTexts = {
  title: 'Opciones de intercambio',
  slippage: 'Deslizamiento',
  slippageLabel: 'Tolerancia de deslizamiento (por ciento):',
  deadline: 'Plazo',
  deadlineLabel: 'Plazo de la transacción (minutos):',
  highImpact: 'Impacto en el precio',
  allowHighImpact: 'Permitir intercambios que muevan el precio más de un 15 %',
  ok: 'Aceptar',
  cancel: 'Cancelar',
  defaults: 'Restaurar predeterminados',
  slippageProblems: {
    empty: 'Escriba un deslizamiento de 0.05 a 50.',
    zero: 'Con un deslizamiento de cero, los intercambios siempre fallan. Escriba de 0.05 a 50.',
    negative: 'El deslizamiento debe ser mayor que cero. Escriba de 0.05 a 50.',
    comma: 'Escriba el deslizamiento con un punto, por ejemplo 0.5.',
    exponent: 'Escriba el deslizamiento con cifras, por ejemplo 0.5.',
    'not-a-number': 'No es un número. Escriba de 0.05 a 50.',
    'too-many-decimals': 'El deslizamiento admite dos decimales como máximo.',
    'too-large': 'El deslizamiento máximo es 50.',
  },
  deadlineProblems: {
    empty: 'Escriba el plazo en minutos.',
    zero: 'El plazo mínimo es de 1 minuto.',
    negative: 'El plazo mínimo es de 1 minuto.',
    comma: 'Escriba un número entero de minutos, sin coma.',
    exponent: 'Escriba un número entero de minutos, con cifras.',
    'not-a-number': 'No es un número. Escriba un número entero de minutos.',
    'too-many-decimals': 'Escriba un número entero de minutos.',
    'too-large': 'El plazo máximo es de 4320 minutos (tres días).',
  },
} as const satisfies PartialTranslation<typeof english.exchangeOptionTexts>
