import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-review'

/** The review of a transaction of a Safe before it is signed. */
export const treasuryReviewTexts = {
  saidByGateway: 'Según el servicio de Safe',
  saidByGatewayHint: 'La firma no abarca esto, y esta página no lo comprobó.',
  said: (words: string) => `Según el servicio de Safe: ${words}`,
  reading: 'Leyendo…',
  nonceUsed: 'Nonce ya usado',
  conflictOver: (nonce: number) => `Ninguna de estas se puede ejecutar: el nonce ${nonce} está usado`,
  field: {
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    description: 'Descripción',
    decoded: 'Llamada descodificada',
  },
  nativeCoin: (address: string) => `${address} (la moneda de la red)`,
  executorReceives: (address: string) => `${address} (la cuenta que ejecuta)`,
  noData: '0x (ninguno)',
  nextNonce: 'Siguiente nonce del Safe',
  estimate: (nonce: string, gas: string) =>
    `recomienda el nonce ${nonce} y safeTxGas ${gas}; no se usa ninguno de los dos`,
  versions: 'Versión del contrato',
  versionChange: (from: string, to: string) => `${from} ahora, ${to} después`,
  preparing: 'Leyendo el Safe…',
  back: '< Atrás',
  reported: (words: string) => `* ${words}`,
  reportedNote: '* Según el servicio de Safe. Esta página no lo comprobó.',
  unreadable: 'Esto no se puede firmar aquí, porque la página no puede leer lo que hace.',
  riskFlags: {
    'unknown-call': 'Esta página no sabe qué hace la función llamada.',
    revoke:
      'Establece en 0 un permiso de gasto. En una colección de NFT, la misma llamada aprueba que el gastador mueva el NFT #0.',
    'no-recipient':
      'Envía a la dirección cero o al contrato del propio token. Probablemente los activos se perderán.',
    name: 'Registra o renueva un nombre, o cambia sus registros.',
    'no-minimum': 'El intercambio acepta cualquier cantidad a cambio, incluso nada.',
    'price-unknown':
      'Esta página no conoce el precio. Compare lo que el intercambio toma con lo mínimo que da.',
    'minimum-unknown':
      'Esta página no puede saber si el mínimo de la transacción la protege: el número de decimales del token es desconocido o inusual.',
    'age-unknown': 'Esta página no sabe desde cuándo existe el contrato llamado.',
    'left-behind': 'Deja fondos en un contrato del que cualquier cuenta puede tomarlos.',
    authority: 'Da a otra cuenta derechos para actuar por este Safe en un contrato, sin ninguna otra firma.',
    'other-settings':
      'Cambia módulos, propietarios, guardianes o reglas de otro contrato. Si ese contrato puede actuar por este Safe, ellos también pueden.',
    'new-contract':
      'Esta página no conoce la función llamada, y el contrato tiene menos de un día o todavía no existe.',
    'safe-tx-gas':
      'safeTxGas no es 0. Si la llamada falla, la transacción cuenta igualmente como ejecutada y gasta su nonce.',
    'unused-refund': 'Se establecieron campos de reembolso aunque gasPrice es 0. No tienen efecto.',
    'nonce-gap': 'Su nonce deja un hueco. No se puede ejecutar hasta que se usen los nonces anteriores.',
    'nonce-used': 'Su nonce ya está usado. No se podrá ejecutar nunca.',
    'delegate-call':
      'Llamada delegada: el código de otro contrato se ejecuta como el propio Safe y puede hacer cualquier cosa con él.',
    'batch-elsewhere': 'Las llamadas de este lote las hace otro contrato, no el Safe.',
    allowance: 'Aprueba que otra cuenta gaste tokens, ahora y más adelante, sin ninguna otra firma.',
    operator: 'Aprueba que otra cuenta mueva todo lo que hay en una colección, sin ninguna otra firma.',
    owners: 'Cambia quién es propietario del Safe.',
    threshold: 'Cambia cuántos propietarios deben firmar.',
    module: 'Cambia los módulos, que pueden mover todo sin ninguna firma.',
    guard: 'Cambia el guardián, que puede bloquear o permitir cualquier transacción.',
    'fallback-handler': 'Cambia el controlador de reserva (fallback), que responde en nombre del Safe.',
    contract: 'Reemplaza el contrato del Safe.',
    'older-contract': 'El nuevo contrato del Safe tiene una versión anterior a la del actual.',
    'own-call': 'Llama al propio Safe de una forma que aquí no se conoce.',
    'other-safe': 'Firma o ejecuta una transacción de otro Safe.',
    control: 'Cambia quién controla un contrato.',
    upgrade: 'Reemplaza el código de un contrato.',
    'name-owner': 'Cambia quién es propietario de un nombre, o lo que su propietario puede hacer con él.',
    'name-address': 'Cambia adónde van los fondos que se envían a un nombre.',
    'swap-elsewhere': 'El producto del intercambio no se paga a este Safe.',
    'call-with-value': 'Envía fondos con una llamada a un contrato.',
    malformed:
      'Los datos empiezan como los de una función conocida, pero no están codificados como tal. Los contratos pueden leerlos de otra manera.',
    refund: 'Paga desde el Safe a la cuenta que la ejecuta.',
    misdescribed: 'La descripción del servicio de Safe no concuerda con los datos. Solo se firman los datos.',
    'unreadable-batch': 'Es un lote cuyas llamadas no se pueden leer.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryReviewTexts>
