import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

const damagedLog = (what: string) =>
  `O registro da partida ${what}. Jogue a partida novamente ou copie o link completo.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'A partida já havia terminado.',
    'bad-time': 'O tempo da jogada não é um número inteiro de milissegundos de 0 a 30 minutos.',
    'bad-cell': 'O tabuleiro não tem essa casa.',
    'bad-operation': 'Essa operação não existe.',
    away: 'A janela não estava ativa.',
    'not-away': 'A janela já estava ativa.',
    'already-open': 'O coração já estava aberto.',
    'pinned-heart': 'O coração está marcado. Desmarque-o primeiro.',
    'not-closed': 'Somente um coração fechado pode ser marcado.',
    'not-pinned': 'O coração não está marcado.',
    'chord-needs-number': 'Somente um número aberto abre os corações ao redor dele.',
    'chord-pins-differ': 'Deve haver ao redor do número tantas marcas quantas ele indica.',
    'chord-opens-nothing': 'Não resta nada a abrir ao redor do número.',
  },
  illegalMove: (position: number, refusal: string) => `Jogada ${position}: ${refusal}`,
  boards: {
    malformed: 'Não é um tabuleiro válido. Copie o ID completo: três partes separadas por pontos.',
    otherVersion: (version: string | undefined, known: string) =>
      `Este tabuleiro tem a versão “${version}”. Somente a versão “${known}” pode ser jogada aqui.`,
    damagedSeed:
      'A semente do tabuleiro está danificada. Copie o ID completo; ele termina com 26 caracteres.',
    unknownLevel: (id: string) => `Não há nenhum nível “${id}”. Escolha um no menu Jogo.`,
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
    tooLong: (most: number) => damagedLog(`contém mais de ${most} jogadas`),
    notBase64Url: damagedLog('não é texto base64url'),
    cutOff: damagedLog('está cortado'),
    damaged: damagedLog('está danificado'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`é da versão ${version}, e somente a ${known} é conhecida`),
    partOfMove: (position: number) => damagedLog(`contém apenas parte da jogada ${position}`),
    needlessCell: (position: number) =>
      damagedLog(`cita uma casa na jogada ${position}, que não usa nenhuma`),
    cellOutside: (position: number) => damagedLog(`cita uma casa fora do tabuleiro na jogada ${position}`),
    longPause: (position: number) => damagedLog(`espera tempo demais antes da jogada ${position}`),
  },
  runs: {
    tooLate: 'Uma partida ranqueada deve terminar em 30 minutos. Inicie uma nova partida.',
    notOver: 'O registro não termina com uma partida ganha ou perdida.',
    timeDiffers: (counted: number, claimed: number) =>
      `O registro leva ${counted} ms, mas são declarados ${claimed} ms.`,
    impossible: (threeBv: number, played: number) =>
      `Nenhum jogador resolve um tabuleiro de ${threeBv} 3BV em ${played} ms.`,
    longerThanPassed: (told: number, passed: number) =>
      `O registro leva ${told} ms, mas só se passaram ${passed} ms.`,
    spedUp: (span: number, passed: number) =>
      `O registro leva ${span} ms, mas em nosso relógio se passaram ${passed} ms.`,
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
