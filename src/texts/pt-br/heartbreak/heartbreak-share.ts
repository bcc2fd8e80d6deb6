import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · um tabuleiro ${level}`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} corações fechados, ${broken} deles partidos. Encontre todos os inteiros: basta a lógica.`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} corações fechados, ${broken} deles partidos. Encontre todos os inteiros sem partir nenhum.`,
  wonTitle: (level: string, time: string, player: string) =>
    `${level} em ${time} s, por ${player} · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `Todos os corações inteiros de um tabuleiro ${level} foram encontrados em ${date}. Assista a cada jogada ou jogue você mesmo o tabuleiro.`,
  lostTitle: (level: string, player: string) => `${player} partiu um coração · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `Um tabuleiro ${level} foi perdido em ${date}. Assista a cada jogada e veja qual coração se poderia ter provado ser seguro.`,
  secretDescription: (level: string, date: string) =>
    `O tabuleiro ${level} de hoje, ${date}. Você poderá assistir à partida depois da meia-noite (UTC).`,
  dailyTitle: (date: string) => `Heartbreak · os tabuleiros de ${date}`,
  dailyDescription: 'Um tabuleiro para cada dia e nível. Nenhum tabuleiro exige adivinhação.',
  dailyOver: (date: string) => `Os tabuleiros de ${date} já terminaram. Jogue os tabuleiros de hoje.`,
  play: 'Jogar este tabuleiro',
  watch: 'Assistir à partida',
  playToday: 'Jogar o tabuleiro de hoje',
  playAny: 'Jogar Heartbreak',
  desktop: (site: string) => `Ir para a área de trabalho de ${site}`,
  pictureOf: (title: string) => `${title}: a janela do jogo`,
  missingTitle: 'Página não encontrada · Heartbreak',
  missingBoard:
    'Não foi possível encontrar este tabuleiro. Pode faltar parte do ID dele. Copie o link completo; ele termina com 26 letras e dígitos.',
  missingRun:
    'Não foi possível encontrar esta partida. Ela pode não ter terminado, ou o jogador pode tê-la excluído. Copie o link completo.',
  missingDay: 'Não há tabuleiros para esse dia. Digite uma data como 2026-11-20 que não esteja no futuro.',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
