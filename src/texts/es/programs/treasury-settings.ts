import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: 'Cambiar configuración',
  change: 'Cambiar…',
  kind: 'Cambio',
  kinds: {
    ADD_OWNER: 'Agregar un propietario',
    REMOVE_OWNER: 'Quitar un propietario',
    SWAP_OWNER: 'Reemplazar un propietario',
    CHANGE_THRESHOLD: 'Cambiar el umbral',
    ENABLE_MODULE: 'Habilitar un módulo',
    DISABLE_MODULE: 'Deshabilitar un módulo',
    SET_GUARD: 'Establecer el guardián de transacciones',
    DELETE_GUARD: 'Quitar el guardián de transacciones',
    SET_FALLBACK_HANDLER: 'Establecer el controlador de reserva (fallback)',
    CHANGE_VERSION: 'Cambiar la versión del contrato',
  },
  newOwner: 'Nuevo propietario',
  owner: 'Propietario',
  module: 'Módulo',
  contract: 'Contrato',
  threshold: 'Firmas necesarias',
  chooseOne: 'Elija uno de la lista.',
  problems: {
    'reserved-address': 'Un Safe no puede usar aquí esta dirección. Escriba otra dirección.',
    'already-owner': 'Esta cuenta ya es propietaria. Escriba otra dirección.',
    'not-an-owner': 'Esta cuenta ya no es propietaria. Elija otra.',
    threshold: 'El número de firmas no es válido. Escriba un número de 1 al número de propietarios.',
    'already-module': 'Este módulo ya está habilitado. Escriba otra dirección.',
    'not-a-module': 'Este módulo ya no está habilitado. Elija otro.',
    unchanged: 'El Safe ya tiene este valor. Escriba otro.',
  },
  noContract: 'No hay ningún contrato en esta dirección en esta red. Escriba la dirección de un contrato.',
  everyOne:
    'Un módulo, un guardián o un controlador es código que interviene en lo que hace el Safe. Establezca solo uno en el que confíe.',
  onlyTheirs:
    'Asegúrese de que el nuevo propietario tiene la clave: esto no se puede comprobar hasta que la cuenta firme.',
  versionOffer: (from: string, to: string, singleton: string) =>
    `El Safe tiene la versión ${from}. La versión ${to} del proyecto Safe está disponible en esta red: ${singleton}. La dirección, los propietarios, el umbral, los módulos y los activos permanecen como están.`,
  versionRuns:
    'El contrato que cambia la versión se ejecuta una vez como el propio Safe. Su código en esta red es el publicado.',
  readFromChain: (block: string) =>
    `Leído del contrato del Safe en el bloque ${block}. Si hay una versión más reciente, cuál es la última versión y cuál es el siguiente nonce disponible lo indica el servicio de Safe.`,
  differs: (settings: string) =>
    `El servicio de Safe informa de otros valores para: ${settings}. Los valores que se muestran aquí se leen del contrato.`,
  moreModules: (listed: number) => `Hay habilitados más módulos que los ${listed} de la lista.`,
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
