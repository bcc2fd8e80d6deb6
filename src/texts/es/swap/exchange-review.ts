import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange-review'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'Asistente para intercambios',
  receiptTitle: (pair: string) => `Intercambio ${pair}`,
  checking: 'Simulando el intercambio…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: '< Atrás',
  tryAgain: 'Reintentar',
  stepOf: (step: number, of: number) => `Paso ${step} de ${of}`,
  steps: {
    reset: 'Revocar la aprobación anterior',
    approval: 'Aprobación',
    swap: 'Intercambio',
    together: 'Aprobación e intercambio',
  },
  approvalSays: (amount: string) =>
    `Esta es la aprobación, no el intercambio. Permite que el contrato de intercambio gaste exactamente ${amount}. Todavía no se mueve ningún token; el intercambio es el paso siguiente.`,
  resetSays: (symbol: string) =>
    `${symbol} exige que se quite primero la aprobación existente. Este paso la pone a cero. Todavía no se mueve ningún token.`,
  togetherSays:
    'Su billetera le pide una sola confirmación para la aprobación y el intercambio. Se realizan los dos o ninguno.',
  spender: 'Contrato de intercambio',
  allows: 'Puede gastar',
  nothing: 'nada',
  pay: 'Usted paga',
  expect: 'Recibe aproximadamente',
  minimum: 'Como mínimo',
  impact: 'Impacto en el precio',
  cost: 'Tarifa de red',
  costOfAll: 'Tarifa de red de todos los pasos',
  costAbout: (amount: string) => `unos ${amount}`,
  costUnknown: 'la muestra su billetera',
  notSimulated:
    'Este nodo no puede simular intercambios, por lo que se desconoce si un token aplica un impuesto.',
  taxOf: (symbol: string, percent: string) => `${symbol} descuenta el ${percent} % de cada transferencia.`,
  lessArrives: (percent: string) =>
    `En la simulación llega un ${percent} % menos de lo que dan las reservas del pool.`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `El formulario mostraba ${before}. El pool da ahora ${now}, un ${percent} % menos.`,
  clockAhead: (minutes: number) =>
    plural(minutes, {
      one: `El reloj de este dispositivo está ${minutes} minuto adelantado respecto al bloque más reciente. El intercambio sigue siendo válido ese tiempo más allá de su plazo.`,
      other: `El reloj de este dispositivo está ${minutes} minutos adelantado respecto al bloque más reciente. El intercambio sigue siendo válido ese tiempo más allá de su plazo.`,
    }),
  confirmLabel: (percent: string) =>
    `Pierde el ${percent} % por el impacto en el precio. Para intercambiar de todos modos, escriba “confirmar”:`,
  confirmAnyway: (word: string) => `Para intercambiar de todos modos, escriba “${word}”:`,
  confirmWord: 'confirmar',
  press: {
    reset: 'Revocar aprobación',
    approval: 'Aprobar',
    swap: 'Intercambiar',
    again: 'Enviar de nuevo',
    together: 'Aprobar e intercambiar',
  },
  busyChecking: 'Simulando una vez más…',
  busyWallet: 'Responda en su billetera…',
  notes: {
    fell: (from: string, to: string) =>
      `El precio cambió. El mínimo bajó de ${from} a ${to}. Revíselo y presione de nuevo.`,
    'other-steps': 'Las aprobaciones del token cambiaron. Revise los pasos y presione de nuevo.',
    'worse-impact': 'El impacto en el precio o un impuesto aumentó. Revíselo y presione de nuevo.',
    rejected: 'Usted rechazó la solicitud. No se envió nada.',
    repeated:
      'El mismo intercambio ya se envió o se solicitó y todavía no está confirmado. Si lo envía de nuevo, puede realizarse dos veces.',
    'not-together': 'Su billetera no puede realizar los dos pasos a la vez. Continúe con la aprobación.',
  },
  failsTitle: { approval: 'La aprobación fallaría.', swap: 'El intercambio fallaría.' },
  failures: {
    'insufficient-output-amount':
      'El precio se movió más de lo que permite el deslizamiento. Inténtelo de nuevo o permita más deslizamiento en Opciones.',
    'insufficient-liquidity': 'El pool no tiene suficiente. Escriba una cantidad menor.',
    'transfer-from-failed': 'No se pudo transferir el token desde su cuenta.',
    'transfer-failed': 'No se pudo transferir el token a su cuenta.',
    expired:
      'El plazo ha terminado. Elija uno más largo en Opciones y compruebe el reloj de este dispositivo.',
    k: 'El token descuenta un impuesto que este pool no admite.',
    paused: 'El propietario del token lo ha puesto en pausa.',
    blacklisted: 'El token bloquea esta cuenta.',
    'insufficient-funds': 'La cuenta no puede pagar la cantidad y la tarifa de red.',
    'insufficient-balance': 'No tiene suficiente cantidad del token.',
    'insufficient-allowance': 'La aprobación es demasiado pequeña.',
    unknown: 'El contrato no indicó ningún motivo.',
  },
  contractSays: (text: string) => `El contrato dice: “${text}”`,
  unknown: {
    'no-answer': 'El nodo no respondió nada sobre este intercambio. Inténtelo de nuevo.',
    contradiction:
      'El token informa de cantidades distintas de las del pool. El resultado no se puede mostrar de forma fiable, por lo que este intercambio no está disponible.',
  },
  old: 'El precio tiene más de 30 segundos. Inténtelo de nuevo con el bloque siguiente.',
  refused: 'La cantidad no se puede intercambiar al precio actual. Vuelva atrás y revísela.',
  interrupted: {
    account: 'La cuenta de su billetera cambió. Vuelva atrás y revise el intercambio de nuevo.',
    network: 'La red de su billetera cambió. Vuelva atrás y revise el intercambio de nuevo.',
    disconnected: 'Su billetera está bloqueada o desconectada. Vuelva atrás y conéctela de nuevo.',
  },
  mining: {
    step: 'La aprobación se envió. Espere hasta que se confirme.',
    last: 'El intercambio se envió. Espere hasta que se confirme. Puede cerrar esta ventana: la lista de transacciones de Cuenta lo muestra.',
  },
  proposed:
    'El intercambio está en la cola de su Safe. Se realiza cuando lo hayan firmado suficientes propietarios y uno de ellos lo ejecute.',
  arrived: (amount: string) => `Recibió ${amount}.`,
  arrivedUnknown: 'El intercambio se realizó. No se pudo leer lo que llegó; consulte su saldo.',
  differs: (reported: string, changed: string) =>
    `Los contratos informan de ${reported}, pero su saldo cambió en ${changed} en ese bloque.`,
  uncounted: 'No se pudo leer su saldo en ese bloque. Las cantidades son las que informa el propio token.',
  notSwapped: 'Esta transacción no intercambió: el pool no negoció nada en ella. Compruebe su billetera.',
  spedUp: 'Aceleró la transacción en su billetera; la de tarifa más alta está en un bloque.',
  paid: 'Pagó',
  received: 'Recibió',
  transaction: 'Transacción',
  safeTransaction: 'Transacción de Safe',
  explorer: (name: string) => `Ver en ${name}`,
  copy: 'Copiar recibo',
  copied: 'Copiado.',
  notCopied: 'El explorador bloqueó la copia.',
  ended: {
    reverted: 'La transacción falló en su bloque. Pagó la tarifa de red; sus tokens no se movieron.',
    replaced: 'Reemplazó la transacción por otra en su billetera. Este intercambio no se realizó.',
    cancelled: 'Canceló la transacción en su billetera. Este intercambio no se realizó.',
    'given-up': 'Según su billetera, la operación falló. Consulte sus saldos antes de intercambiar de nuevo.',
    partial:
      'Según su billetera, la operación se realizó en parte. Consulte sus saldos antes de intercambiar de nuevo.',
    taken:
      'Su billetera se hizo cargo de la operación y no dice qué fue de ella. Compruébela allí antes de intercambiar de nuevo.',
    removed:
      'Quitó la operación de Transacciones recientes, por lo que ya no se busca. Compruebe su billetera antes de intercambiar de nuevo.',
    late: 'La transacción todavía no está en un bloque. Vea Transacciones recientes en Cuenta.',
    dropped:
      'La red ya no conoce la transacción. Es posible que se haya descartado; compruebe su billetera antes de intercambiar de nuevo.',
    differs: 'La transacción del bloque no es el intercambio que se revisó. Compruebe su billetera.',
  },
  descriptions: {
    swap: (given: string, got: string) => `Intercambiar ${given} por al menos ${got}`,
    approval: (amount: string) => `Aprobar que el contrato de intercambio gaste ${amount}`,
    reset: (symbol: string) => `Revocar la aprobación anterior de ${symbol}`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
