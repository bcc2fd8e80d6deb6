import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/guestbook/guestbook'

/** The window of the guestbook. */
export const guestbookTexts = {
  loading: 'Carregando…',
  retry: 'Tentar novamente',
  offline: 'Você está offline. Conecte-se à rede para ler e assinar o livro de visitas.',
  off: 'Este site não tem livro de visitas.',
  empty: 'Ainda não há mensagens. Deixe a primeira!',
  label: 'Mensagens do livro de visitas',
  heads: ['Nome', 'Mensagem', 'Dia (UTC)'],
  hidden: 'Ocultada por um proprietário deste site.',
  hiddenAccount: 'Um proprietário deste site ocultou todas as mensagens desta conta.',
  names: 'Alguns nomes ainda não são conhecidos.',
  connectWhy: 'Para assinar o livro de visitas, conecte uma carteira e entre. Assinar é grátis.',
  connect: 'Conectar e entrar…',
  wrote: 'Você já assinou hoje. Poderá assinar de novo amanhã (UTC).',
  youAreHidden: 'Os proprietários deste site ocultaram sua conta. Você não pode assinar o livro de visitas.',
  entry: 'Sua mensagem de hoje:',
  left: (used: number, limit: number) => `${used} de ${limit} caracteres`,
  sign: 'Assinar…',
  signing: 'Assine na sua carteira…',
  sending: 'Enviando…',
  added: 'Sua mensagem foi adicionada.',
  properties: 'Propriedades…',
  delete: 'Excluir…',
  hide: 'Ocultar…',
  show: 'Mostrar novamente…',
  hideAccount: 'Ocultar conta…',
  showAccount: 'Mostrar conta…',
  older: 'Mais antigas',
  newest: 'Mais recentes',
  refresh: 'Atualizar',
  export: 'Exportar',
  exported: 'O livro de visitas foi salvo como guestbook.jsonl.',
  cancel: 'Cancelar',
  asks: {
    delete:
      'Excluir sua mensagem deste dia? O texto e a assinatura dela serão apagados. Você não poderá escrever outra mensagem para esse dia.',
    hide: 'Ocultar esta mensagem de todos os visitantes? O seu nome e a sua assinatura serão mostrados no lugar dela.',
    show: 'Mostrar esta mensagem novamente a todos os visitantes?',
    hideAccount: 'Ocultar todas as mensagens desta conta e impedir que ela adicione outras?',
    showAccount: 'Mostrar novamente as mensagens desta conta?',
  },
  yes: {
    delete: 'Excluir',
    hide: 'Ocultar',
    show: 'Mostrar',
    hideAccount: 'Ocultar',
    showAccount: 'Mostrar',
  },
  done: {
    delete: 'A mensagem foi excluída.',
    hide: 'A mensagem está oculta.',
    show: 'A mensagem é mostrada novamente.',
    hideAccount: 'A conta está oculta.',
    showAccount: 'A conta é mostrada novamente.',
  },
  problems: {
    empty: 'Digite sua mensagem.',
    'too-long': 'A mensagem é longa demais. Encurte-a.',
    control:
      'A mensagem tem caracteres que não podem ser mostrados. Digite texto sem formatação em uma linha.',
    direction: 'A mensagem tem caracteres que mudam a direção do texto. Remova-os.',
    marks: 'A mensagem tem sinais demais em uma mesma letra. Remova alguns.',
    invisible: 'A mensagem tem caracteres invisíveis. Remova-os.',
    link: 'Links não são permitidos. Remova o endereço ou coloque um espaço depois do ponto.',
  },
} as const satisfies PartialTranslation<typeof english.guestbookTexts>

/** Properties of an entry: what was signed, by whom, and whether this page could verify it. */
export const guestbookPropertyTexts = {
  title: 'Propriedades da mensagem',
  author: 'Autor',
  contract: (chain: string) => `Contrato em ${chain}`,
  chain: (id: number) => `rede ${id}`,
  day: 'Dia (UTC)',
  received: 'Recebida',
  receivedAt: (day: string, time: string) => `${day} ${time} UTC`,
  saidBy: (name: string) => `Dito por ${name}:`,
  hiddenBy: (address: string) =>
    `Ocultada por ${address}, proprietário deste site naquele momento. O texto não é mostrado.`,
  shownBy: (address: string) => `Mostrada novamente por ${address}, proprietário deste site naquele momento.`,
  message: 'Texto assinado',
  decision: 'Decisão assinada',
  signature: 'Assinatura',
  otherSite: (domain: string) => `Esta mensagem foi assinada para ${domain}, não para este endereço.`,
  verify: 'Verificar',
  verifying: 'Verificando…',
  notChecked: 'Ainda não verificada por esta página. Clique em Verificar.',
  key: (address: string) => `Verificada por esta página: a chave de ${address} assinou este texto.`,
  byContract: (address: string, chain: string, block: string) =>
    `Verificada por esta página: o contrato ${address} em ${chain} confirma esta assinatura no bloco ${block}.`,
  invalid: (address: string) => `Não é válida: esta não é uma assinatura de ${address} para este texto.`,
  noLonger: (address: string, chain: string, block: string) =>
    `Não confirmada: o contrato ${address} em ${chain} não confirma esta assinatura no bloco ${block}. Os proprietários dele podem ter mudado.`,
  unknown:
    'Esta página não conseguiu verificar a assinatura: o nó da blockchain não está respondendo. Tente novamente em instantes.',
  close: 'Fechar',
} as const satisfies PartialTranslation<typeof english.guestbookPropertyTexts>
