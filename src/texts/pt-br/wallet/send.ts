import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/send'

/** Send Love. */
export const sendTexts = {
  loading: 'Carregando…',
  retry: 'Tentar novamente',
  notConnected: 'Para enviar ETH ou tokens, conecte uma carteira.',
  from: 'De:',
  asset: 'Ativo:',
  to: 'Para:',
  amount: 'Quantia:',
  max: 'Máx.',
  recipients: 'Destinatários',
  recent: 'Recentes',
  book: 'Catálogo de endereços',
  choose: 'Escolher um destinatário',
  noRecent: 'As contas para as quais você envia aparecem aqui. Elas são armazenadas somente neste navegador.',
  noEntries: 'O catálogo de endereços do Safe não tem entradas nesta rede.',
  holds: (amount: string, symbol: string) => `Disponível: ${amount} ${symbol}`,
  holdsUnknown: 'O saldo não é conhecido.',
  maxLeaves: (amount: string, symbol: string) => `Deixa ${amount} ${symbol} para taxas de rede.`,
  tooMuch: (amount: string, symbol: string) => `Não há ${symbol} suficiente. Você tem ${amount}.`,
  unknownToken: 'O link pede um token que não está configurado aqui. Escolha um ativo.',
  fromLink: 'Preenchido por um link. Confira todos os campos antes de continuar.',
  review: 'Revisar…',
  back: '< Voltar',
  send: 'Enviar',
  reviewLabel: 'Revisar a transferência',
  network: 'Rede:',
  name: 'Nome:',
  address: 'Endereço:',
  arrives: 'Chega:',
  reported: 'O token informa:',
  reportsOther: (reported: string, arrives: string) =>
    `O token informa ${reported}, mas o saldo do destinatário muda em ${arrives}.`,
  reverseNone: 'Este endereço não tem um nome principal.',
  reverseSame: (name: string) => `O nome principal deste endereço é ${name}.`,
  reverseOther: (name: string) =>
    `O nome principal deste endereço é ${name}, que é diferente do nome que você digitou.`,
  refusals: {
    'zero-address':
      'Este é o endereço zero. Tudo o que você enviar para ele será perdido. Digite outro endereço.',
    'token-contract':
      'Este é o contrato do próprio token. Tudo o que você enviar para ele será perdido. Digite outro endereço.',
  },
  nameMoved: (name: string, before: string, now: string) =>
    `O endereço de ${name} mudou: era ${before} e agora é ${now}. Pergunte ao proprietário do nome qual é o correto.`,
  warnings: {
    own: 'Esta é a sua própria conta.',
    contract:
      'Este é um contrato que pode não aceitar transferências. Tudo o que você enviar para ele pode se perder.',
    'first-time': 'Você nunca enviou para este endereço a partir deste navegador.',
    'not-checked': 'Não foi possível verificar este endereço, porque a rede não está respondendo.',
  },
  iHaveCompared: 'Comparei o endereço inteiro.',
  simulating: 'Simulando…',
  runs: 'A simulação foi bem-sucedida.',
  arrivesLess: (kept: string, symbol: string) =>
    `Segundo a simulação, ${symbol} desconta ${kept} desta transferência.`,
  notSimulated: 'A transferência não foi simulada porque a rede não respondeu.',
  answerInWallet: 'Responda em sua carteira…',
  stopWaiting: 'Parar de esperar',
  stopped:
    'Se você aprová-la mais tarde em sua carteira, ela será enviada e aparecerá em Transações recentes.',
  accountChanged: 'A conta ou a rede mudou. Revise a transferência novamente.',
  description: (amount: string, symbol: string, to: string) => `Enviar ${amount} ${symbol} para ${to}`,
  receipt: 'Recibo',
  sent: 'Enviado',
  proposed: 'Proposto aos proprietários do Safe',
  status: 'Status:',
  transaction: 'Transação:',
  proposal: 'safeTxHash:',
  block: 'Bloco:',
  fee: 'Taxa de rede:',
  feeAbout: (amount: string) => `cerca de ${amount}`,
  feeUnknown: 'sua carteira mostra',
  copyReceipt: 'Copiar recibo',
  copied: 'Copiado.',
  notCopied: 'O navegador bloqueou a cópia. Selecione o texto e pressione CTRL+C.',
  another: 'Nova transferência',
  explorer: (name: string) => `Ver em ${name}`,
  readOnlySafe: 'Você não é proprietário deste Safe, portanto pode apenas visualizá-lo.',
} as const satisfies PartialTranslation<typeof english.sendTexts>
