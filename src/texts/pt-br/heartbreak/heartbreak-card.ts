import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: 'Imagem do resultado',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `Ganha em ${seconds} s`,
  wonZen: 'Ganha',
  daily: (day: string) => `Tabuleiro de ${day} (UTC)`,
  hints: (hints: number) => `Dicas: ${hints}`,
  streak: (days: number) => `Dias seguidos: ${days}`,
  fileName: 'heartbreak.png',
  save: 'Salvar imagem',
  copy: 'Copiar imagem',
  send: 'Compartilhar…',
  saved: 'A imagem foi salva.',
  copied: 'A imagem foi copiada.',
  failed: 'O navegador bloqueou isto. Clique em Salvar imagem.',
  close: 'Fechar',
} as const satisfies PartialTranslation<typeof english.cardTexts>
