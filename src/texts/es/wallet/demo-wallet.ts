import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Billetera de demostración',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  account: (position: number) => `Cuenta ${position}`,
  connect: (host: string) =>
    `Esta página (${host}) pide conectarse. Verá la cuenta que usted elija y no puede enviar nada sin volver a preguntar. Elija una cuenta o rechace la solicitud.`,
  switchChain: 'Esta página pide cambiar a otra red.',
  addChain: 'Esta página pide agregar una red a su billetera y cambiar a ella.',
  signMessage: 'Esta página le pide que firme un mensaje. Firmar es gratis.',
  signData:
    'Esta página le pide que firme datos. Firmar es gratis, pero un contrato puede usar la firma para actuar en nombre de usted.',
  sendTransaction: 'Esta página le pide que envíe una transacción. No se puede deshacer.',
  watchToken: 'Esta página pide mostrar un token en su billetera.',
  upgradeAccount:
    'Esta página quiere hacer varias llamadas a la vez. Su cuenta ejecutará el código de este contrato (EIP-7702), que hace todas las llamadas en una sola transacción o no hace ninguna. Esto solo se puede deshacer con otra solicitud de este tipo.',
  sendCalls: (count: number) =>
    plural(count, {
      one: `Esta página le pide que envíe ${count} llamada en una transacción. No se puede deshacer.`,
      other: `Esta página le pide que envíe ${count} llamadas en una sola transacción: se hacen todas o no se hace ninguna. No se puede deshacer.`,
    }),
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `Aprueba que ${spender} gaste exactamente ${amount}.`,
    allowAll: (token: string, spender: string) =>
      `Aprueba que ${spender} gaste todo el ${token} que usted tenga, ahora y más adelante.`,
    takeBack: (token: string, spender: string) => `Revoca la aprobación para que ${spender} gaste ${token}.`,
    transfer: (amount: string, to: string) => `Envía ${amount} a ${to}.`,
    wrap: (amount: string) => `Envuelve ${amount}.`,
    unwrap: (amount: string) => `Desenvuelve ${amount}.`,
    swap: (given: string, got: string, to: string) =>
      `Intercambia ${given} por al menos ${got}, que van a ${to}.`,
  },
  ownAccount: 'su propia cuenta',
  router: (address: string) => `el enrutador del servicio de intercambio (${address})`,
  wrapped: (symbol: string) => `${symbol} envuelto`,
  never: 'sin límite',
  facts: {
    account: 'Cuenta',
    contract: 'Contrato',
    currency: 'Moneda',
    data: 'Datos',
    decimals: 'Decimales',
    does: 'Qué hace',
    for: 'Por',
    from: 'De',
    message: 'Mensaje',
    network: 'Red',
    node: 'Nodo',
    to: 'Para',
    token: 'Token',
    until: 'Hasta',
    value: 'Valor',
  },
  newContract: 'un contrato nuevo',
  noData: 'ninguno',
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'Red',
  errors: {
    rejected: 'El usuario rechazó la solicitud.',
    unauthorized: 'Esta cuenta no está permitida aquí.',
    pending: 'Ya hay una solicitud abierta en la billetera de demostración.',
    invalid: (what: string) => `Parámetros no válidos: ${what}`,
    unknownChain: (chainId: number) =>
      `La billetera de demostración no reconoce la red ${chainId}. Agréguela primero.`,
    unreachableChain: (chainId: number) =>
      `La billetera de demostración no tiene acceso a ningún nodo de la red ${chainId}.`,
    capability: (name: string) => `La billetera de demostración no admite la capacidad ${name}.`,
    batchChain: (chainId: number) =>
      `La billetera de demostración no admite llamadas por lotes en la red ${chainId}.`,
    batchAccount: 'Solo la Cuenta 3 de la billetera de demostración admite llamadas por lotes.',
    knownBatch: 'Ya se envió un lote con este identificador.',
    unknownBatch: 'La billetera de demostración no encuentra este lote.',
    largeBatch: (most: number) =>
      `La billetera de demostración acepta como máximo ${most} llamadas en un lote.`,
    noUpgrade: 'El usuario rechazó la actualización de la cuenta.',
    nodeRefused: 'El nodo rechazó la solicitud.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
