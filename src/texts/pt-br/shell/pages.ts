import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `Não foi possível encontrar ${path}\nVerifique o endereço e tente novamente. Para abrir um programa, clique em Iniciar e aponte para Programas.`,
  withoutScripts: 'Não foi possível encontrar esta página. Para abrir um programa, clique em seu ícone.',
  ok: 'OK',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'Tela azul',
  name: 'Dor de cotovelo',
  message: 'Foi você quem pediu. Nada está quebrado.',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
