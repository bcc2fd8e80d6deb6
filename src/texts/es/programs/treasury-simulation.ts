import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'Simulación',
  running: 'Simulando…',
  notOffered: 'Desconocido: el nodo de este sitio no ofrece simulaciones.',
  noAnswer: 'Desconocido: el nodo no dio ninguna respuesta que se pueda leer.',
  at: (block: string) =>
    `Simulada por el nodo de este sitio en el bloque ${block}. El resultado real puede ser distinto. Los cambios en el número de firmas necesarias no se simulan.`,
  fails: 'La ejecución falla.',
  failsWith: (reason: string) => `La ejecución falla: ${reason}`,
  nothing:
    'La transacción se realiza correctamente. Ningún contrato informa de una transferencia de los activos del Safe.',
  out: (what: string, to: string) => `Sale: ${what}, a ${to}`,
  in: (what: string, from: string) => `Entra: ${what}, de ${from}`,
  allowed: (spender: string, what: string) => `Aprobado: ${spender} puede gastar ${what}`,
  allAllowed: (operator: string, token: string) =>
    `Aprobado: ${operator} puede mover todo lo que hay en la colección ${token}`,
  notAllowed: (operator: string, token: string) => `Ya no aprobado: ${operator}, para la colección ${token}`,
  settings: {
    AddedOwner: (address: string) => `Propietario agregado: ${address}`,
    RemovedOwner: (address: string) => `Propietario quitado: ${address}`,
    EnabledModule: (address: string) => `Módulo habilitado: ${address}`,
    DisabledModule: (address: string) => `Módulo deshabilitado: ${address}`,
    ChangedGuard: (address: string) => `Guardián de transacciones: ${address}`,
    ChangedModuleGuard: (address: string) => `Guardián de módulos: ${address}`,
    ChangedFallbackHandler: (address: string) => `Controlador de reserva (fallback): ${address}`,
  },
  coinGained: (amount: string) =>
    `El saldo del Safe aumenta en ${amount}. Las transferencias de la moneda de la red de las que informa el nodo no suman esa cantidad.`,
  coinLost: (amount: string) =>
    `El saldo del Safe disminuye en ${amount}. Las transferencias de la moneda de la red de las que informa el nodo no suman esa cantidad.`,
  unread: (event: string, contract: string) =>
    `No reconocido: el evento ${event} del contrato ${contract}, que concierne al Safe`,
  noEvent: 'sin nombre',
  more: (count: number) =>
    plural(count, {
      one: `Hay ${count} más que no se muestra.`,
      other: `Hay ${count} más que no se muestran.`,
    }),
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
