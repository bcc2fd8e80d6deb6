import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `No se encuentra ${path}\nCompruebe la dirección e inténtelo de nuevo. Para abrir un programa, haga clic en Inicio y elija Programas.`,
  withoutScripts: 'No se encuentra esta página. Para abrir un programa, haga clic en su icono.',
  ok: 'Aceptar',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'Pantalla azul',
  name: 'Mal de amores',
  message: 'Usted lo pidió. No se ha estropeado nada.',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
