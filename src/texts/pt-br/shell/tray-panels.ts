import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'

/** The panels that open from the tray. */
export const volumeTexts = {
  title: 'Volume',
  sounds: 'Sons',
  level: 'Volume',
  percent: (percent: number) => `${percent}%`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: 'Data e hora',
  date: 'Data',
  time: 'Hora',
  zone: (name: string) => `Fuso horário atual: ${name}`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: 'Notificações',
  none: 'Nenhuma notificação. As mensagens aparecem aqui até você sair da página.',
  cleared: 'A lista está vazia.',
  open: 'Abrir',
  copyAll: 'Copiar tudo',
  copied: 'Copiado.',
  clear: 'Limpar',
  undo: 'Desfazer',
  close: 'Fechar',
  kinds: { information: 'Informação', warning: 'Aviso', error: 'Erro' },
  dismiss: 'Descartar',
  more: (count: number) => `Mais ${count}`,
} as const satisfies PartialTranslation<typeof english.notificationTexts>
