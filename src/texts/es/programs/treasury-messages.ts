import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Un mensaje vacío',
  text: (quoted: string) => `Firmar el texto ${quoted}`,
  signIn: (site: string, account: string) => `Iniciar sesión en ${site} como ${account}`,
  order: (gives: string, receives: string) => `Orden: dar ${gives} por ${receives}`,
  severalOrders: (count: number) => plural(count, { one: `${count} orden:`, other: `${count} órdenes:` }),
  anyNft: (collection: string) => `cualquier NFT de la colección ${collection}`,
  paidTo: (what: string, to: string) => `${what}, pagado a ${to}`,
  nothing: 'nada',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Firmar la transacción ${nonce} del Safe ${safe}: ${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) =>
      `Permitir que cualquiera envíe ${what} de ${from} a ${to}`,
    recipient: (what: string, from: string, to: string) => `Permitir que ${to} tome ${what} de ${from}`,
  },
  lasting: (words: string) => `${words}, sin límite de tiempo`,
  signedUntil: (words: string, time: string) => `${words}; el plazo para usar la firma vence: ${time}`,
  from: (words: string, time: string) => `${words}, a partir de: ${time}`,
  cancel: (nonce: string, owner: string, token: string) =>
    `Cancelar la autorización ${nonce} de ${owner}: token ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `Permitir que ${manager} administre todo lo que ${owner} tiene en el contrato ${contract}`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `No permitir ya que ${manager} administre lo que ${owner} tiene en el contrato ${contract}`,
  borrow: (borrower: string, what: string) =>
    `Permitir que ${borrower} contraiga una deuda a cargo de esta cuenta: ${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    plural(count, {
      one: `Permitir que la cuenta ${account} haga ${count} llamada, comprobada por el contrato ${contract}`,
      other: `Permitir que la cuenta ${account} haga ${count} llamadas, comprobadas por el contrato ${contract}`,
    }),
  accountData: (account: string, contract: string) =>
    `Permitir que la cuenta ${account} ejecute datos que esta página no puede leer, comprobados por el contrato ${contract}`,
  blind: {
    message: (contract: string, data: string) =>
      `Firmar un mensaje del Safe ${contract} que esta página no puede leer: ${data}`,
    orders: (contract: string, data: string) =>
      `Firmar órdenes en el contrato ${contract} que esta página no puede leer: ${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `Hacer que una cuenta ejecute a partir de ahora el código de ${code}: red ${chain}, nonce ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `Votar ${choice} sobre la propuesta ${proposal} de ${space} en Snapshot`,
  forContract: (contract: string, name: string) =>
    `Para el contrato ${contract}. El mensaje lo llama ${name}.`,
  type: 'Tipo',
  typed: (type: string) => `Firmar datos con tipo ${type}`,
  typedOf: (type: string, name: string) => `Firmar datos con tipo ${type} de ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'No firmado',
  leftOutHint: (paths: string) => `El mensaje tiene además estos campos, que la firma no abarca: ${paths}`,
  unreadable: 'Esto no se puede firmar aquí, porque la página no puede leer lo que abarca la firma.',
  risks: {
    empty: 'El mensaje está vacío, por lo que la firma no abarca nada.',
    'left-out': 'El mensaje tiene campos que la firma no abarca. No se muestran como parte de él.',
    'any-chain': 'El mensaje no nombra ninguna red. Su firma es válida en todas las redes.',
    'unknown-form': 'Esta página no conoce esta forma de mensaje. Un contrato decide lo que hace.',
    'unread-sign-in':
      'Trata de un inicio de sesión, pero no tiene la forma estándar. Es posible que algunos sitios lo acepten.',
    'own-site': 'Inicia sesión en este sitio. Firme solo si usted mismo comenzó este inicio de sesión.',
    'data-text': 'El mensaje consiste en datos. Esta página no puede saber qué significa.',
    'hash-text': 'El mensaje consiste en datos, como un hash. Esta página no puede saber qué significa.',
    allowance: 'Aprueba que otra cuenta gaste tokens, ahora y más adelante, sin ninguna otra firma.',
    transfer: 'Permite que otros muevan tokens sin ninguna otra firma.',
    manager: 'Cambia quién puede mover todo lo que esta cuenta tiene en un contrato.',
    debt: 'Permite que otra cuenta pida prestado con la garantía de lo que esta cuenta ha depositado.',
    blind: 'Firma datos que esta página no puede leer.',
    'account-calls': 'Permite que un contrato haga llamadas en nombre de una cuenta, sin ninguna otra firma.',
    code: 'Da el control de una cuenta al código de otro contrato.',
    'unknown-amount':
      'Contiene una dirección y una cantidad. Es posible que un contrato pague tokens con ello.',
    'unknown-bytes':
      'Contiene datos que esta página no puede leer. Es posible que un contrato o una cuenta los ejecute.',
    order: 'Es una orden que otros pueden ejecutar sin ninguna otra firma.',
    'other-chain': 'Es para una red distinta de la de este Safe.',
    'other-site': 'Inicia sesión en un sitio distinto.',
    'other-account': 'Es para una cuenta distinta de este Safe.',
    'other-safe': 'Firma como propietario de otro Safe.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
