import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'Digite o nome de um programa ou link, um endereço, uma transação ou uma página da Web desta comunidade, e ele será aberto para você.',
  open: 'Abrir:',
  ok: 'OK',
  cancel: 'Cancelar',
  notFound: (text: string) =>
    `Não foi possível encontrar “${text}”.\nVerifique a ortografia e tente novamente. Para ver uma lista do que você pode digitar, consulte Executar na Ajuda.`,
  notConfigured: (label: string) =>
    `${label}: não configurado.\nA comunidade ainda não configurou este link.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  foreign: (host: string) =>
    `${host} não é um site desta comunidade, portanto não pode ser aberto aqui.\nSe você confia nele, digite o endereço dele no navegador.`,
  badHexadecimal:
    'Não é um endereço nem uma transação válida.\nDigite 0x seguido de 40 caracteres hexadecimais para um endereço, ou de 64 para uma transação.',
  aboutTitle: (site: string) => `Sobre ${site}`,
  version: (site: string) =>
    `${site}\nUma área de trabalho de 1998 para a comunidade de hoje.\nDesenhada, escrita e composta à mão.`,
  loveTitle: 'love',
  love: 'Você nos ama? Só há um botão, então já sabemos.',
  formatTitle: 'format c:',
  format: 'Todo o amor desta unidade seria perdido para sempre.\nNada foi formatado. Nunca será.',
} as const satisfies PartialTranslation<typeof english.runTexts>
