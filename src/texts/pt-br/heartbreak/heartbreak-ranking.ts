import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-ranking'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** Daily boards, ranked games, tables and replays. */
export const rankingTexts = {
  close: 'Fechar',
  retry: 'Tentar novamente',
  loading: 'Carregando…',
  offline:
    'Você está offline. Pode continuar jogando, mas as partidas jogadas offline não entram na classificação.',
  level: 'Nível',
  connect: 'Conectar e entrar…',
  signInWhy:
    'Para jogar partidas ranqueadas, conecte uma carteira e assine uma mensagem. Assinar é grátis. As outras partidas não exigem uma carteira.',
  daily: {
    title: 'Tabuleiro do dia',
    of: (date: string) => `Tabuleiro de ${date} (UTC)`,
    grade: (label: string, clicks: number) =>
      plural(clicks, {
        one: `${label}, no mínimo ${clicks} clique (3BV)`,
        other: `${label}, no mínimo ${clicks} cliques (3BV)`,
      }),
    open: 'Aberto a todos',
    ranked: 'Ranqueado',
    ends: (left: string) => `Novos tabuleiros em ${left}.`,
    ended: 'Novos tabuleiros estão prontos.',
    reload: 'Mostrar novos tabuleiros',
    streak: (days: number) =>
      days === 0
        ? 'Nenhum tabuleiro do dia resolvido ontem ou hoje.'
        : `Dias seguidos neste navegador: ${days}`,
    play: 'Jogar',
    playRanked: 'Jogar ranqueada',
    why: 'Você pode jogar o tabuleiro aberto quantas vezes quiser. O tabuleiro ranqueado é outro tabuleiro da mesma dificuldade, com uma tentativa por conta, dia e nível. Ele é girado ou espelhado para cada conta, de modo que as soluções não possam ser copiadas.',
    commitment: 'Hash do segredo deste mês (SHA-256)',
    copy: 'Copiar',
    copied: 'Copiado.',
    verify: 'Como verificar…',
  },
  verify: {
    title: 'Verificar os tabuleiros do dia',
    explain:
      'Todos os tabuleiros de um mês são gerados a partir de um único segredo de 32 bytes. O hash SHA-256 do segredo é publicado antes do início do mês, e o segredo, depois do fim do mês, portanto os tabuleiros não podem ser alterados nesse meio-tempo. Clique em Verificar para testar se um segredo corresponde ao seu hash e gera os tabuleiros, ou execute dealDaily a partir do código-fonte do jogo.',
    heads: ['Mês', 'Hash', 'Segredo'],
    pending: (date: string) => `depois de ${date}`,
    check: 'Verificar',
    checking: 'Verificando…',
    fits: (month: string, boards: number) =>
      plural(boards, {
        one: `O segredo de ${month} corresponde ao seu hash. ${boards} tabuleiro do primeiro dia foi gerado de novo a partir dele.`,
        other: `O segredo de ${month} corresponde ao seu hash. ${boards} tabuleiros do primeiro dia foram gerados de novo a partir dele.`,
      }),
    fails: (month: string) =>
      `O segredo de ${month} não corresponde ao seu hash. Entre em contato com o proprietário deste site.`,
    empty: 'Nenhum mês foi publicado ainda.',
  },
  ranked: {
    title: 'Partida ranqueada',
    explain:
      'Um novo tabuleiro contra o relógio, no modo Clássico. Sua primeira jogada aciona o relógio. Se você olhar o tabuleiro por mais de dez segundos antes dela, o tempo extra também conta. Uma dica custa 15 segundos. Enquanto esta janela não está ativa, o tabuleiro fica coberto e o relógio continua correndo.',
    start: 'Começar',
    starting: 'Começando…',
  },
  sending: 'Enviando sua partida…',
  waiting: (time: string) =>
    `O servidor não está respondendo. Sua partida está salva e será enviada novamente até ${time}. Deixe esta página aberta ou volte antes disso.`,
  tooLate: 'Sua partida não foi enviada em 30 minutos, portanto não entra na classificação.',
  told: (seconds: string, points: number) =>
    plural(points, {
      one: `Ranqueada: ${seconds} s, ${points} ponto de amor.`,
      other: `Ranqueada: ${seconds} s, ${points} pontos de amor.`,
    }),
  added: (seconds: string) =>
    `${seconds} s foram acrescentados pelo tempo em que você olhou o tabuleiro antes da primeira jogada ou por atraso da rede.`,
  rankDay: (rank: number) => `${rank}º lugar hoje.`,
  rankWeek: (rank: number) => `${rank}º lugar nesta semana.`,
  rankAll: (rank: number) => `${rank}º lugar em todos os tempos.`,
  review: 'Sua partida está em análise e aparece abaixo de todas as outras.',
  streak: (days: number) =>
    plural(days, { one: 'Primeiro dia de uma sequência.', other: `${days} dias seguidos.` }),
  lost: 'Enviada como derrota.',
  refused: (problem: string) => `Não ranqueada: ${problem}`,
  failed: (problem: string) => `Não ranqueada: ${problem}`,
  table: {
    title: 'Classificação',
    period: 'Período',
    periods: { day: 'Hoje', week: 'Esta semana', all: 'Todos os tempos' },
    heads: ['Lugar', 'Jogador', 'Tempo', 'Cliques', 'Dicas', 'Replay'],
    empty: 'Ainda não há partidas ranqueadas.',
    you: 'você',
    review: 'em análise',
    watch: 'Assistir',
    watchOf: (player: string) => `Assistir à partida de ${player}`,
    seconds: (seconds: string) => `${seconds} s`,
    page: (page: number, pages: number) => `Página ${page} de ${pages}`,
    earlier: 'Anterior',
    later: 'Próxima',
    names: 'Procurando nomes…',
    own: 'Seu lugar',
  },
  replay: {
    title: 'Replay',
    local: 'Sua última partida',
    linked: 'Uma partida compartilhada',
    of: (player: string, seconds: string | null) =>
      seconds === null ? `${player}, derrota` : `${player}, ${seconds} s`,
    play: 'Reproduzir',
    pause: 'Pausar',
    speed: 'Velocidade',
    times: (speed: number) => `${speed}×`,
    position: 'Posição',
    moment: (seconds: string, move: number, moves: number) => `${seconds} s, jogada ${move} de ${moves}`,
    back: 'Voltar ao jogo',
    board: (level: string) => `Replay em ${level}`,
    damaged: 'O registro não corresponde ao seu tabuleiro. Somente a parte que corresponde é mostrada.',
    loading: 'Carregando o replay…',
  },
} as const satisfies PartialTranslation<typeof english.rankingTexts>
