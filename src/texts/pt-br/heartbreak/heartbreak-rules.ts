import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

const damagedLog = (what: string) =>
  `O registro da partida está danificado: ${what}. Jogue a partida novamente ou copie o link completo.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'A partida já havia terminado.',
    'bad-time': 'O tempo da jogada não é um número inteiro de milissegundos de 0 a 30 minutos.',
    'bad-cell': 'O tabuleiro não tem esse quadrado.',
    'bad-operation': 'Essa operação não existe.',
    away: 'A janela não estava ativa.',
    'not-away': 'A janela já estava ativa.',
    'already-open': 'O coração já estava aberto.',
    'pinned-heart': 'O coração está marcado. Desmarque-o primeiro.',
    'not-closed': 'Somente um coração fechado pode ser marcado.',
    'not-pinned': 'O coração não está marcado.',
    'chord-needs-number': 'Somente um número aberto abre os corações ao redor dele.',
    'chord-pins-differ': 'Marque ao redor do número tantos corações quantos ele indica.',
    'chord-opens-nothing': 'Não resta nada a abrir ao redor do número.',
  },
  illegalMove: (position: number, refusal: string) => `Jogada ${position}: ${refusal}`,
  boards: {
    malformed: 'Não é um tabuleiro válido. Copie o ID completo: três partes separadas por pontos.',
    otherVersion: (version: string | undefined, known: string) =>
      `Este tabuleiro tem a versão “${version}”. Somente a versão “${known}” pode ser jogada aqui.`,
    damagedSeed:
      'A semente do tabuleiro está danificada. Copie o ID completo; ele termina com 26 caracteres.',
    unknownLevel: (id: string) => `Não há nenhum nível “${id}”. No menu Jogo, clique em um nível.`,
    outsideLimits: (what: string, least: number, most: number) =>
      `Um tabuleiro deste tipo tem de ${least} a ${most} ${what}. Digite um número inteiro nesse intervalo.`,
    columns: 'colunas',
    rows: 'linhas',
    broken: 'corações partidos',
  },
  levels: {
    crush: 'Paixonite',
    fling: 'Aventura',
    marriage: 'Casamento',
    pocket: 'De bolso',
    'long-distance': 'À distância',
    custom: 'Personalizado',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) => `Não há nenhum modo “${mode}”. Copie o link completo.`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`tem mais de ${most} jogadas`),
    notBase64Url: damagedLog('não é texto base64url'),
    cutOff: damagedLog('está incompleto'),
    damaged: damagedLog('a soma de verificação não confere'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`tem a versão ${version}, mas só há suporte para a versão ${known}`),
    partOfMove: (position: number) => damagedLog(`a jogada ${position} está incompleta`),
    needlessCell: (position: number) => damagedLog(`a jogada ${position} não deve citar um quadrado`),
    cellOutside: (position: number) => damagedLog(`a jogada ${position} cita um quadrado fora do tabuleiro`),
    longPause: (position: number) => damagedLog(`a pausa antes da jogada ${position} é longa demais`),
  },
  runs: {
    tooLate: 'Uma partida ranqueada deve terminar em 30 minutos. Inicie uma nova partida.',
    notOver: 'O registro não termina com uma partida ganha ou perdida.',
    timeDiffers: (counted: number, claimed: number) =>
      `A partida registrada leva ${counted} ms, mas foram informados ${claimed} ms.`,
    impossible: (threeBv: number, played: number) =>
      `Um tabuleiro de ${threeBv} 3BV não pode ser resolvido em ${played} ms.`,
    longerThanPassed: (told: number, passed: number) =>
      `A partida registrada leva ${told} ms, mas só se passaram ${passed} ms.`,
    spedUp: (span: number, passed: number) =>
      `A partida registrada leva ${span} ms, mas no servidor se passaram ${passed} ms.`,
  },
  grades: { single: 'Lógica fácil', pair: 'Pares', proof: 'Prova' },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak do dia ${date} · ${level}`,
    won: '💗 Todos os corações inteiros encontrados',
    lost: '💔 Um coração foi partido',
    seconds: (seconds: string) => `${seconds} s`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/s`,
    hints: (count: number) =>
      count === 0 ? 'sem dicas' : plural(count, { one: `${count} dica`, other: `${count} dicas` }),
    streak: (days: number) => plural(days, { one: `${days} dia seguido`, other: `${days} dias seguidos` }),
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
