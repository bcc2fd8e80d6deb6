import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'Escriba el nombre del programa o vínculo, la dirección, la transacción o la página Web de esta comunidad que desea abrir.',
  open: 'Abrir:',
  ok: 'Aceptar',
  cancel: 'Cancelar',
  notFound: (text: string) =>
    `No se encuentra “${text}”.\nCompruebe la ortografía e inténtelo de nuevo. Para ver una lista de lo que puede escribir, consulte Ejecutar en la Ayuda.`,
  notConfigured: (label: string) =>
    `${label}: sin configurar.\nLa comunidad todavía no ha establecido este vínculo.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  foreign: (host: string) =>
    `${host} no es un sitio de esta comunidad, así que no se puede abrir aquí.\nSi confía en él, escriba su dirección en el explorador.`,
  badHexadecimal:
    'No es una dirección ni una transacción válida.\nEscriba 0x seguido de 40 caracteres hexadecimales para una dirección, o de 64 para una transacción.',
  aboutTitle: (site: string) => `Acerca de ${site}`,
  version: (site: string) =>
    `${site}\nUn escritorio de 1998 para la comunidad de hoy.\nDibujado, escrito y compuesto a mano.`,
  loveTitle: 'love',
  love: '¿Nos quiere? Solo hay un botón, así que ya lo sabemos.',
  formatTitle: 'format c:',
  format: 'Todo el amor de esta unidad se perdería para siempre.\nNo se formateó nada. Nunca se hará.',
} as const satisfies PartialTranslation<typeof english.runTexts>
