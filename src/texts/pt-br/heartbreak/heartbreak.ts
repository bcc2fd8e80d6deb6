import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The window of the game: menus, counters, board. */
export const heartbreakTexts = {
  title: 'Heartbreak',
  preparing: 'O tabuleiro é gerado em seu navegador. Heartbreak requer JavaScript.',
  titleOf: (level: string) => `Heartbreak - ${level}`,
  board: (level: string, columns: number, rows: number) =>
    `Tabuleiro ${level}, ${columns} colunas, ${rows} linhas`,
  cell: (row: number, column: number, what: string) => `linha ${row}, coluna ${column}, ${what}`,
  covered: 'coberto',
  hidden: 'oculto',
  pinned: 'marcado',
  question: 'coberto, ponto de interrogação',
  exploded: 'um coração que você partiu',
  broken: 'coração partido',
  wrongPin: 'marcado, mas inteiro',
  nearby: (count: number) =>
    count === 0
      ? 'aberto'
      : plural(count, { one: `${count} coração partido perto`, other: `${count} corações partidos perto` }),
  heartsLeft: (count: number) =>
    plural(count, { one: `Resta ${count} coração partido`, other: `Restam ${count} corações partidos` }),
  seconds: (count: number) => plural(count, { one: `${count} segundo`, other: `${count} segundos` }),
  noClock: 'Sem relógio',
  lives: (count: number) => plural(count, { one: `Resta ${count} vida`, other: `Restam ${count} vidas` }),
  face: {
    active: 'Novo tabuleiro',
    worried: 'Novo tabuleiro',
    won: 'Ganha. Novo tabuleiro',
    dead: 'Perdida. Novo tabuleiro',
  },
  exit: 'Sair',
  menu: {
    game: 'Jogo',
    view: 'Exibir',
    help: 'Ajuda',
    fresh: 'Novo',
    again: 'Repetir o mesmo tabuleiro',
    custom: 'Personalizado…',
    mode: 'Modo',
    questions: 'Pontos de interrogação',
    hint: 'Dica',
    daily: 'Tabuleiro do dia…',
    ranked: 'Partida ranqueada…',
    leaderboard: 'Classificação…',
    statistics: 'Estatísticas…',
    share: 'Compartilhar…',
    replay: 'Assistir à última partida',
    exit: 'Sair',
    automatic: 'Tamanho automático',
    size: (pixels: number) => `Corações de ${pixels} pixels`,
    bigger: 'Maiores',
    smaller: 'Menores',
    touchBar: 'Botões de toque',
    rules: 'Como jogar',
    keys: 'Teclas',
  },
  rankedGame: 'Ranqueada',
  mode: { classic: 'Clássico', 'second-chance': 'Segunda chance', zen: 'Zen' },
  touch: {
    label: 'Toque',
    open: 'Abrir',
    pin: 'Marcar',
    tapDoes: 'Tocar para',
    bigger: 'Corações maiores',
    smaller: 'Corações menores',
    hint: 'Dica',
  },
  level: {
    crush: 'Paixonite',
    fling: 'Aventura',
    marriage: 'Casamento',
    pocket: 'De bolso',
    'long-distance': 'À distância',
    custom: 'Personalizado',
  },
  sizeOf: (columns: number, rows: number, broken: number) =>
    plural(broken, {
      one: `${columns} × ${rows}, ${broken} partido`,
      other: `${columns} × ${rows}, ${broken} partidos`,
    }),
  dealing: 'Gerando um tabuleiro que não exija adivinhação…',
  failed: (why: string) => `Não foi possível gerar o tabuleiro. ${why}`,
  anotherBoard: 'Gerar outro',
  doubtful:
    'Não foi encontrado a tempo nenhum tabuleiro deste tamanho que possa ser resolvido sem adivinhação. Este tabuleiro pode exigir adivinhação. Para evitar isso, use menos corações partidos.',
  playAnyway: 'Jogar mesmo assim',
  paused: 'Em pausa',
  pausedRanked: 'Coberto. O relógio continua correndo.',
  goOn: 'Continuar',
  ready: 'Pronto',
  resumed: 'Sua última partida foi restaurada.',
  resumedRanked: 'Sua partida ranqueada foi restaurada. O relógio dela continuou correndo.',
  expired: 'Sua partida ranqueada passou de 30 minutos. Um novo tabuleiro foi gerado.',
  corrupt: 'Não foi possível ler a partida salva. Um novo tabuleiro foi gerado.',
  badLink: (problem: string) => `${problem} Em vez dele, um novo tabuleiro foi gerado.`,
  thinking: 'Pensando…',
  noLast: 'Você ainda não terminou nenhuma partida.',
  leave: {
    title: 'Heartbreak',
    text: 'Deseja sair desta partida ranqueada? Se sair, você desiste da partida e ela não conta para sua sequência.',
    leave: 'Sair',
    stay: 'Ficar',
  },
} as const satisfies PartialTranslation<typeof english.heartbreakTexts>

/** Status messages: announced to screen readers and shown in the status bar. */
export const heartbreakStatus = {
  won: (seconds: string) => `Partida ganha em ${seconds} segundos. Todos os corações inteiros estão abertos.`,
  wonZen: 'Partida ganha. Todos os corações inteiros estão abertos.',
  best: 'Seu melhor tempo até agora.',
  lost: 'Um coração se partiu. A partida está perdida.',
  lifeLost: (left: number) =>
    plural(left, {
      one: `Um coração partido: uma vida e 10 segundos perdidos; resta ${left} vida.`,
      other: `Um coração partido: uma vida e 10 segundos perdidos; restam ${left} vidas.`,
    }),
  notFate: (row: number, column: number, why: string) =>
    `Não foi o destino: o coração na linha ${row}, coluna ${column} era seguro. ${why}`,
  fate: 'Foi o destino: neste tabuleiro lotado, não era possível provar que algum coração fosse seguro.',
  unsettled:
    'Este tabuleiro é grande demais para verificar se era possível provar que um coração era seguro.',
  hint: (row: number, column: number, why: string) =>
    `Dica: o coração na linha ${row}, coluna ${column} é seguro. ${why}`,
  noHint: 'Agora não é possível provar que algum coração seja seguro. Este tabuleiro exige adivinhação.',
  number: (number: number, row: number, column: number) => `o ${number} na linha ${row}, coluna ${column}`,
  prove: (numbers: string, byCount: boolean) =>
    `Prova: ${numbers}${byCount ? ', e quantos corações partidos restam' : ''}.`,
  onlyCount: 'Prova: quantos corações partidos restam.',
  more: (count: number) =>
    plural(count, {
      one: `mais ${count} número, indicado no tabuleiro`,
      other: `mais ${count} números, indicados no tabuleiro`,
    }),
  cannotChord: (number: number) =>
    plural(number, {
      one: `Coloque primeiro ${number} marca ao redor do ${number}.`,
      other: `Coloque primeiro ${number} marcas ao redor do ${number}.`,
    }),
} as const satisfies PartialTranslation<typeof english.heartbreakStatus>

/** The dialogs: custom board, statistics, share, help. */
export const heartbreakDialogs = {
  ok: 'OK',
  cancel: 'Cancelar',
  close: 'Fechar',
  custom: {
    title: 'Tabuleiro personalizado',
    columns: 'Colunas',
    rows: 'Linhas',
    broken: 'Corações partidos',
    range: (least: number, most: number) => `${least} a ${most}`,
    note: 'Um tabuleiro lotado pode exigir adivinhação. Uma mensagem avisa antes de você jogar.',
  },
  statistics: {
    title: 'Estatísticas',
    heads: ['Nível', 'Partidas', 'Ganhas', 'Melhor', 'Sequência', 'Mais longa'],
    won: (wins: number, percent: number) => `${wins} (${percent}%)`,
    seconds: (seconds: string) => `${seconds} s`,
    none: '—',
    empty: 'Você ainda não terminou nenhuma partida.',
    days: (streak: number, all: number) =>
      `Tabuleiros do dia resolvidos neste navegador: ${all}. Dias seguidos: ${streak}.`,
    note: 'Só contam as partidas do modo Clássico neste navegador. Uma partida com dicas não conta para o melhor tempo.',
    reset: 'Redefinir…',
    resetTitle: 'Redefinir estatísticas',
    resetText:
      'Deseja excluir todas as partidas, os melhores tempos e as sequências neste navegador? Isso não pode ser desfeito.',
    resetYes: 'Redefinir',
  },
  share: {
    title: 'Compartilhar',
    note: 'O link abre o mesmo tabuleiro.',
    ranked: 'Você pode compartilhar o tabuleiro de uma partida ranqueada depois que ela terminar.',
    text: 'Texto',
    copyText: 'Copiar texto',
    copyLink: 'Copiar link',
    copyReplay: 'Copiar link do replay',
    picture: 'Imagem…',
    copied: 'Copiado.',
    failed: 'O navegador bloqueou a cópia. Pressione CTRL+C.',
  },
  help: {
    rulesTitle: 'Como jogar',
    keysTitle: 'Teclas',
    rules: [
      'Alguns corações do tabuleiro estão partidos. O objetivo do jogo é abrir todos os corações inteiros sem partir nenhum. Um número mostra quantos corações partidos tocam o seu quadrado.',
      'Para abrir um coração, clique nele. Para marcar um coração que tem de estar partido, clique nele com o botão direito. Quando um número tem essa quantidade de marcas ao redor, você pode abrir os outros corações ao redor dele: clique duas vezes no número, ou clique nele com o botão do meio ou com os dois botões.',
      'Uma área no meio está aberta no início. A partir dela, todo tabuleiro padrão pode ser resolvido somente por lógica. Só um tabuleiro personalizado lotado pode exigir adivinhação. Uma mensagem avisa antes de você jogar.',
      'Para ver um coração seguro e os números que o provam, clique em Dica no menu Jogo. Quando você perde, o jogo mostra um coração seguro do tabuleiro antes da sua última jogada, se havia algum.',
      'No modo Clássico, você tem uma vida. No modo Segunda chance, você tem três vidas, e cada coração partido custa uma vida e 10 segundos. O modo Zen não tem relógio.',
      'Em uma tela sensível ao toque, toque em um coração para abri-lo, toque nele e segure para marcá-lo, toque em um número para abrir os outros corações ao redor dele e faça o gesto de pinça para mudar o tamanho do tabuleiro.',
    ],
    keys: ['SETAS, HOME, END', 'BARRA DE ESPAÇOS', 'ENTER', 'F', 'C', 'H', '+ e −', 'N ou F2'],
    keyMeanings: [
      'Mover-se pelo tabuleiro. Com CTRL, ir para os cantos',
      'Abrir um coração',
      'Abrir um coração, ou os outros corações ao redor de um número',
      'Marcar ou desmarcar um coração',
      'Abrir os outros corações ao redor de um número',
      'Dica',
      'Dimensionar os corações',
      'Novo tabuleiro',
    ],
  },
} as const satisfies PartialTranslation<typeof english.heartbreakDialogs>
