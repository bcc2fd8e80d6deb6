import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** What a call of a Safe does, in words that are made from its bytes. Addresses and amounts come in full. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (token ${token})`,
  rawToken: (integer: string, token: string) => `${integer} unidades mínimas del token ${token}`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} unidades mínimas de ${symbol} (token ${token})`,
  unlimited: (symbol: string, token: string) => `una cantidad ilimitada de ${symbol} (token ${token})`,
  unlimitedRaw: (token: string) => `una cantidad ilimitada del token ${token}`,
  nft: (id: string, symbol: string, token: string) => `NFT #${id} de ${symbol} (colección ${token})`,
  rawNft: (id: string, token: string) => `NFT #${id} de la colección ${token}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) =>
    `${integer} (una cantidad o el id. de un NFT) del token ${token}`,
  quoted: (symbol: string) => `“${symbol}”`,
  pay: (amount: string, to: string) => `Enviar a ${to}: ${amount}`,
  nothing: (to: string) => `Llamar a ${to} sin valor y sin datos`,
  reject: 'Rechazar: gastar el nonce y no hacer nada',
  move: (what: string, from: string, to: string) => `Mover a ${to} desde ${from}: ${what}`,
  allow: (spender: string, what: string) => `Aprobar que ${spender} gaste ${what}`,
  allowMore: (spender: string, what: string) => `Aprobar que ${spender} gaste esta cantidad más: ${what}`,
  allowLess: (spender: string, what: string) => `Aprobar que ${spender} gaste esta cantidad menos: ${what}`,
  allowZero: (spender: string, token: string) =>
    `Establecer en 0 el permiso de gasto de ${spender} (o aprobarlo para el NFT #0): token ${token}`,
  allowOf: (words: string, owner: string) => `${words}, de la cuenta ${owner}`,
  until: (words: string, time: string) => `${words}, vence: ${time}`,
  allowAll: (operator: string, token: string) =>
    `Aprobar que ${operator} mueva todo lo que hay en la colección ${token}`,
  disallowAll: (operator: string, token: string) =>
    `Revocar la aprobación para que ${operator} mueva todo lo que hay en la colección ${token}`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `Agregar el propietario ${owner}, que no ha firmado esto; firmas necesarias: ${threshold}`,
    removeOwner: (owner: string, threshold: string) =>
      `Quitar el propietario ${owner}; firmas necesarias: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `Reemplazar el propietario ${oldOwner} por ${newOwner}, que no ha firmado esto`,
    threshold: (threshold: string) => `Cambiar el número de firmas necesarias a ${threshold}`,
    contract: (address: string) => `Reemplazar el contrato del Safe por ${address}`,
    publishedContract: (words: string, version: string) =>
      `${words}, versión ${version} tal como la publicó el proyecto Safe`,
    unknownContract: (words: string) => `${words}, que no se conoce como un contrato del proyecto Safe`,
    fallbackHandler: (address: string) =>
      `Establecer el controlador de reserva (fallback) en ${address}, que a partir de entonces responde a las llamadas al Safe`,
    enableModule: (address: string) =>
      `Habilitar el módulo ${address}, que a partir de entonces puede mover todo sin ninguna firma`,
    disableModule: (address: string) => `Deshabilitar el módulo ${address}`,
    setGuard: (address: string) =>
      `Establecer el guardián de transacciones en ${address}, que a partir de entonces puede bloquear cualquier transacción`,
    deleteGuard: 'Quitar el guardián de transacciones',
    setModuleGuard: (address: string) =>
      `Establecer el guardián de módulos en ${address}, que a partir de entonces puede bloquear cualquier transacción de un módulo`,
    deleteModuleGuard: 'Quitar el guardián de módulos',
  },
  ofOther: (words: string, contract: string) => `${words}, en ${contract}, que no es este Safe`,
  ofThis: (words: string, safe: string, caller: string) =>
    `${words}, en este Safe, ${safe}, llamado por ${caller}`,
  batch: (count: number) =>
    plural(count, { one: `Lote de ${count} llamada`, other: `Lote de ${count} llamadas` }),
  batchWith: (count: number, first: string) =>
    plural(count, {
      one: `Lote de ${count} llamada. Primera: ${first}`,
      other: `Lote de ${count} llamadas. Primera: ${first}`,
    }),
  batchElsewhere: (count: number, contract: string) =>
    plural(count, {
      one: `Lote de ${count} llamada que hace el contrato ${contract}, no el Safe`,
      other: `Lote de ${count} llamadas que hace el contrato ${contract}, no el Safe`,
    }),
  batchDelegated: (count: number, contract: string) =>
    plural(count, {
      one: `Lote de ${count} llamada mediante el código de ${contract} (llamada delegada)`,
      other: `Lote de ${count} llamadas mediante el código de ${contract} (llamada delegada)`,
    }),
  multicall: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} llamada que el contrato ${contract} ejecuta sobre sí mismo. Primera: ${first}`,
      other: `${count} llamadas que el contrato ${contract} ejecuta sobre sí mismo. Primera: ${first}`,
    }),
  several: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} acción de una llamada a ${contract}. Primera: ${first}`,
      other: `${count} acciones de una llamada a ${contract}. Primera: ${first}`,
    }),
  nothingInside: 'nada',
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `Envolver para ${to}: ${amount}, en el contrato ${contract}`,
    unwrap: (amount: string, to: string, contract: string) =>
      `Desenvolver a ${to}: todo lo que tiene el contrato ${contract}, al menos ${amount}`,
    sweep: (amount: string, to: string, contract: string) =>
      `Pagar a ${to}: todo lo que tiene el contrato ${contract}, al menos ${amount}`,
    transfer: (amount: string, to: string, contract: string) =>
      `Pagar a ${to}: ${amount} de lo que tiene el contrato ${contract}`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `Pagar a ${to}: ${percent} % de todo el ${token} que tiene el contrato ${contract}`,
  },
  held: (token: string) => `todo lo que tiene el contrato del token ${token}`,
  heldCoin: (symbol: string) => `todo el ${symbol} que tiene el contrato`,
  execute: (safe: string, what: string) => `Ejecutar una transacción del Safe ${safe}: ${what}`,
  approveHash: (hash: string, safe: string) => `Aprobar el hash de transacción ${hash} del Safe ${safe}`,
  exactly: (amount: string) => `exactamente ${amount}`,
  atMost: (amount: string) => `como máximo ${amount}`,
  atLeast: (amount: string) => `al menos ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `Intercambiar ${gives} por ${receives}, pagado a ${to}, en el contrato ${contract}`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Agregar liquidez de ${one} y ${other}, propiedad de ${to}, en el contrato ${contract}`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Quitar liquidez a cambio de ${one} y ${other}, pagado a ${to}, en el contrato ${contract}`,
  wrap: (contract: string) => `Depositar en el contrato ${contract}`,
  unwrap: (integer: string, contract: string) =>
    `Retirar ${integer} unidades mínimas del contrato ${contract}`,
  names: {
    register: (name: string, contract: string) => `Registrar el nombre ${name} en ${contract}`,
    renew: (name: string, contract: string) => `Renovar el nombre ${name} en ${contract}`,
    commit: (_: string, contract: string) => `Anunciar el registro de un nombre en ${contract}`,
    owner: (name: string, contract: string) => `Cambiar el propietario del nombre ${name} en ${contract}`,
    subname: (name: string, contract: string) => `Crear o ceder un subnombre de ${name} en ${contract}`,
    fuses: (name: string, contract: string) =>
      `Cambiar lo que los propietarios pueden hacer con el nombre ${name} o con un subnombre en ${contract}`,
    resolver: (name: string, contract: string) => `Cambiar el resolutor del nombre ${name} en ${contract}`,
    address: (name: string, contract: string) => `Cambiar la dirección del nombre ${name} en ${contract}`,
    record: (name: string, contract: string) => `Cambiar un registro del nombre ${name} en ${contract}`,
    primary: (name: string, contract: string) => `Establecer el nombre principal ${name} en ${contract}`,
  },
  nameTo: (words: string, account: string) => `${words}, a ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `Transferir la propiedad del contrato ${contract}`,
    'renounce-ownership': (contract: string) => `Renunciar a la propiedad del contrato ${contract}`,
    'accept-ownership': (contract: string) => `Aceptar la propiedad del contrato ${contract}`,
    'grant-role': (contract: string) => `Conceder un rol en el contrato ${contract}`,
    'revoke-role': (contract: string) => `Revocar un rol en el contrato ${contract}`,
    'renounce-role': (contract: string) => `Renunciar a un rol en el contrato ${contract}`,
    'change-code': (contract: string) => `Reemplazar partes del código del contrato ${contract}`,
    'change-admin': (contract: string) => `Cambiar el administrador de un proxy en el contrato ${contract}`,
  },
  rights: {
    spend: (contract: string, of: string) =>
      `Permitir que otra cuenta gaste desde el Safe mediante ${contract} (${of})`,
    borrow: (contract: string, of: string) =>
      `Permitir que otra cuenta pida prestado a cargo del Safe en ${contract} (${of})`,
    act: (contract: string, of: string) =>
      `Permitir que otra cuenta actúe por el Safe en ${contract} (${of})`,
    vote: (contract: string, of: string) =>
      `Permitir que otra cuenta vote en nombre del Safe en ${contract} (${of})`,
    order: (contract: string, of: string) =>
      `Permitir que cualquiera ejecute una orden del Safe en ${contract} (${of})`,
    receive: (contract: string, of: string) =>
      `Elegir la cuenta que recibe el resultado de una llamada a ${contract} (${of})`,
    configure: (contract: string, of: string) =>
      `Cambiar las reglas por las que otros actúan por un Safe, en ${contract} (${of})`,
  },
  rightEnds: (contract: string, of: string) =>
    `Retirar un derecho a actuar por el Safe en ${contract} (${of})`,
  rightOf: (words: string, account: string) => `${words}: ${account}`,
  role: (words: string, role: string) => `${words}, rol ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `Reemplazar el código del contrato ${contract} por el de ${implementation}`,
  migrate: (version: string, singleton: string, contract: string) =>
    `Cambiar el contrato del Safe a la versión ${version}, ${singleton}, tal como la publicó el proyecto Safe, mediante el código de ${contract} (llamada delegada)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}. Además establece el controlador de reserva (fallback) en ${handler}`,
  delegate: (contract: string) => `Ejecutar el código de ${contract} como el propio Safe (llamada delegada)`,
  unknown: (selector: string, contract: string) => `Una llamada desconocida ${selector} a ${contract}`,
  noCall: (contract: string) => `Datos que no son una llamada a una función, enviados a ${contract}`,
  malformed: (signature: string, contract: string) =>
    `Una llamada desconocida a ${contract}. Empieza como ${signature}, pero no está codificada como tal`,
  unreadableBatch: (contract: string) => `Un lote que no se puede leer, a ${contract}`,
  pays: (words: string, amount: string, to: string) => `${words}. Además envía ${amount} a ${to}`,
  noEnd: 'nunca',
  fields: {
    function: (call: string, contract: string) => `Función: ${call} en ${contract}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `Datos: ${hex}`,
    delegate: 'Operación: llamada delegada',
    mayFail: 'Si este comando falla, los demás se ejecutan de todos modos.',
    zeroReplaced: (to: string) =>
      `Destino: los datos nombran la dirección cero, que este contrato de lotes reemplaza por ${to}`,
    unusedValue: (amount: string) => `Valor: ${amount}, que una llamada delegada no envía`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
