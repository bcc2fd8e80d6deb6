import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}, solo lectura`,
  title: 'Safe',
  about:
    'Esta página está abierta dentro de un Safe. Lo que envíe o firme se propone primero a sus propietarios.',
  aboutReadOnly:
    'Esta página está abierta dentro de un Safe, pero la billetera que usted tiene allí no es de ninguno de sus propietarios. Puede ver todo. Solo los propietarios pueden enviar y firmar.',
  address: 'Dirección',
  chain: 'Red',
  confirmations: 'Firmas necesarias',
  needed: (threshold: number, owners: number) =>
    plural(owners, {
      one: `${threshold} de ${owners} propietario`,
      other: `${threshold} de ${owners} propietarios`,
    }),
  unknownChain: (chainId: number) => `Red ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `Este Safe está en ${chain}, que no se admite aquí. Un Safe no puede cambiar de red. Abra en su lugar un Safe en ${configured}.`,
  or: ' o ',
  ok: 'Aceptar',
  disconnect: 'Desconectar',
  failed: 'No se pudo cargar la información del Safe',
  failedWhy: 'Puede usar el escritorio, excepto las funciones que necesitan el Safe.',
  retry: 'Reintentar',
} as const satisfies PartialTranslation<typeof english.safeTexts>
