import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-properties'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The property sheet of a Safe in the Treasury. */
export const treasuryPropertiesTexts = {
  title: (address: string) => `Propiedades de Safe ${address}`,
  tabs: 'Propiedades del Safe',
  general: 'General',
  owners: 'Propietarios',
  network: 'Red',
  apps: 'Aplicaciones de Safe',
  close: 'Cerrar',
  none: 'Ninguno',
  fromGateway: 'Esta información la proporciona el servicio de Safe. No está verificada en este equipo.',
  address: 'Dirección',
  version: 'Versión',
  unknownVersion: 'Desconocida',
  latestVersion: 'Última versión',
  versionStates: {
    UP_TO_DATE: 'Actualizado',
    OUTDATED: 'Hay una versión más reciente',
    UNKNOWN: 'El contrato es desconocido',
  },
  contract: 'Contrato',
  threshold: 'Umbral',
  thresholdOf: (threshold: number, owners: number) =>
    plural(owners, {
      one: `${threshold} de ${owners} propietario`,
      other: `${threshold} de ${owners} propietarios`,
    }),
  nonce: 'Nonce',
  nextNonce: 'Siguiente nonce disponible',
  modules: 'Módulos',
  moduleWarning: 'Un módulo puede mover activos sin las firmas de los propietarios.',
  guard: 'Guardián',
  fallbackHandler: 'Controlador de reserva (fallback)',
  ownerList: 'Propietarios de este Safe',
  ownerHint: 'Seleccione un propietario para ver los demás Safes de esta cuenta en esta red.',
  otherSafes: 'Otros Safes de este propietario',
  noOtherSafes: 'Este propietario no tiene otros Safes en esta red.',
  moreSafes: (count: number) =>
    plural(count, {
      one: `Hay ${count} más que no se muestra.`,
      other: `Hay ${count} más que no se muestran.`,
    }),
  networkName: 'Nombre',
  chainId: 'Id. de cadena',
  shortName: 'Nombre corto',
  currency: 'Moneda nativa',
  networkKind: 'Tipo',
  testnet: 'Red de prueba',
  mainnet: 'Red principal',
  layerTwo: 'Red de capa 2',
  features: 'Funciones',
  otherNetworks: 'Redes de este servicio de Safe',
  noOtherNetworks: 'Este servicio de Safe no tiene redes.',
  noApps: 'El servicio de Safe no muestra ninguna aplicación para esta red.',
  restrictedApp: 'Solo para sitios seleccionados',
} as const satisfies PartialTranslation<typeof english.treasuryPropertiesTexts>
