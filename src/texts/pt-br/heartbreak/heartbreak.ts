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
    text: 'Sair do Heartbreak? Sua sequência não será contada.',
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
    copied: 'Copiado!',
    failed: 'O navegador bloqueou a cópia. Pressione Ctrl+C.',
  },
  help: {
    rulesTitle: 'Como jogar',
    keysTitle: 'Teclas',
    rules: [
      'Alguns corações estão partidos. Encontre todos os corações inteiros sem partir nenhum. Um número mostra quantos corações partidos tocam o seu quadrado.',
      'Clique em um coração para abri-lo. Clique com o botão direito em um coração para marcá-lo quando ele tiver de estar partido. Quando um número tiver essa quantidade de marcas ao redor, clique nele duas vezes, ou clique nele com o botão do meio ou com os dois botões, para abrir os demais ao redor dele.',
      'Uma área no meio está aberta desde o início. Todo tabuleiro padrão pode ser resolvido a partir dali somente por lógica. Só um tabuleiro personalizado lotado pode exigir adivinhação, e uma mensagem avisa antes de você jogar.',
      'Uma dica mostra um coração seguro e os números que o provam. Quando você perde, o mesmo é mostrado para o tabuleiro antes da sua última jogada.',
      'Clássico tem uma vida. Segunda chance tem três vidas; cada coração partido custa uma vida e dez segundos. Zen não tem relógio.',
      'Em uma tela sensível ao toque, toque para abrir, toque e segure para marcar, toque em um número para abrir os demais ao redor dele e faça o gesto de pinça para dimensionar o tabuleiro.',
    ],
    keys: ['Setas, Home, End', 'Espaço', 'Enter', 'F', 'C', 'H', '+ e −', 'N ou F2'],
    keyMeanings: [
      'Mover-se pelo tabuleiro; com Ctrl, para os cantos',
      'Abrir um coração',
      'Abrir um coração, ou os demais ao redor de um número',
      'Marcar ou desmarcar um coração',
      'Abrir os demais ao redor de um número',
      'Dica',
      'Dimensionar os corações',
      'Novo tabuleiro',
    ],
  },
} as const satisfies PartialTranslation<typeof english.heartbreakDialogs>
