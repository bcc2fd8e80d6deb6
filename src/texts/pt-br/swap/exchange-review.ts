import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange-review'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'Assistente de troca',
  receiptTitle: (pair: string) => `Troca ${pair}`,
  checking: 'Simulando a troca…',
  close: 'Fechar',
  cancel: 'Cancelar',
  back: '< Voltar',
  tryAgain: 'Tentar novamente',
  stepOf: (step: number, of: number) => `Etapa ${step} de ${of}`,
  steps: {
    reset: 'Revogar a aprovação anterior',
    approval: 'Aprovação',
    swap: 'Troca',
    together: 'Aprovação e troca',
  },
  approvalSays: (amount: string) =>
    `Esta é a aprovação, não a troca. Ela permite que o contrato de troca gaste exatamente ${amount}. Nenhum token é movimentado ainda; a troca é a próxima etapa.`,
  resetSays: (symbol: string) =>
    `${symbol} exige que a aprovação existente seja removida primeiro. Esta etapa a zera. Nenhum token é movimentado ainda.`,
  togetherSays:
    'Sua carteira pede uma única confirmação para a aprovação e a troca. Ou as duas acontecem, ou nenhuma.',
  spender: 'Contrato de troca',
  allows: 'Pode gastar',
  nothing: 'nada',
  pay: 'Você paga',
  expect: 'Você recebe cerca de',
  minimum: 'No mínimo',
  impact: 'Impacto no preço',
  cost: 'Taxa de rede',
  costOfAll: 'Taxa de rede de todas as etapas',
  costAbout: (amount: string) => `cerca de ${amount}`,
  costUnknown: 'sua carteira mostra',
  notSimulated: 'Este nó não pode simular trocas, portanto não se sabe se um token cobra um imposto.',
  taxOf: (symbol: string, percent: string) => `${symbol} desconta ${percent}% de cada transferência.`,
  lessArrives: (percent: string) => `Na simulação, chega ${percent}% menos do que as reservas do pool dão.`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `O formulário mostrava ${before}. Agora o pool dá ${now}, ${percent}% a menos.`,
  clockAhead: (minutes: number) =>
    plural(minutes, {
      one: `O relógio deste dispositivo está ${minutes} minuto adiantado em relação ao bloco mais recente. A troca continua válida por esse tempo além do seu prazo.`,
      other: `O relógio deste dispositivo está ${minutes} minutos adiantado em relação ao bloco mais recente. A troca continua válida por esse tempo além do seu prazo.`,
    }),
  confirmLabel: (percent: string) =>
    `Você perde ${percent}% por causa do impacto no preço. Para trocar mesmo assim, digite “confirmar”:`,
  confirmAnyway: (word: string) => `Para trocar mesmo assim, digite “${word}”:`,
  confirmWord: 'confirmar',
  press: {
    reset: 'Revogar aprovação',
    approval: 'Aprovar',
    swap: 'Trocar',
    again: 'Enviar novamente',
    together: 'Aprovar e trocar',
  },
  busyChecking: 'Simulando mais uma vez…',
  busyWallet: 'Responda em sua carteira…',
  notes: {
    fell: (from: string, to: string) =>
      `O preço mudou. O mínimo caiu de ${from} para ${to}. Revise e pressione novamente.`,
    'other-steps': 'As aprovações do token mudaram. Revise as etapas e pressione novamente.',
    'worse-impact': 'O impacto no preço ou um imposto aumentou. Revise e pressione novamente.',
    rejected: 'Você rejeitou a solicitação. Nada foi enviado.',
    repeated:
      'A mesma troca já foi enviada ou solicitada e ainda não foi confirmada. Se você a enviar novamente, ela pode ser realizada duas vezes.',
    'not-together': 'Sua carteira não pode executar as duas etapas de uma vez. Continue com a aprovação.',
  },
  failsTitle: { approval: 'A aprovação falharia.', swap: 'A troca falharia.' },
  failures: {
    'insufficient-output-amount':
      'O preço se moveu mais do que o slippage permite. Tente novamente ou permita mais slippage em Opções.',
    'insufficient-liquidity': 'O pool não tem o suficiente. Digite uma quantia menor.',
    'transfer-from-failed': 'Não foi possível transferir o token da sua conta.',
    'transfer-failed': 'Não foi possível transferir o token para a sua conta.',
    expired: 'O prazo terminou. Escolha um mais longo em Opções e confira o relógio deste dispositivo.',
    k: 'O token desconta um imposto, e este pool não dá suporte a isso.',
    paused: 'O token foi pausado por seu proprietário.',
    blacklisted: 'O token bloqueia esta conta.',
    'insufficient-funds': 'A conta não pode pagar a quantia e a taxa de rede.',
    'insufficient-balance': 'Você não tem uma quantia suficiente do token.',
    'insufficient-allowance': 'A aprovação é pequena demais.',
    unknown: 'O contrato não informou um motivo.',
  },
  contractSays: (text: string) => `O contrato diz: “${text}”`,
  unknown: {
    'no-answer': 'O nó não deu nenhuma resposta sobre esta troca. Tente novamente.',
    contradiction:
      'O token informa quantias diferentes das do pool. O resultado não pode ser mostrado de forma confiável, portanto esta troca não está disponível.',
  },
  old: 'O preço tem mais de 30 segundos. Tente novamente com o próximo bloco.',
  refused: 'A quantia não pode ser trocada pelo preço atual. Volte e revise-a.',
  interrupted: {
    account: 'A conta em sua carteira mudou. Volte e revise a troca novamente.',
    network: 'A rede em sua carteira mudou. Volte e revise a troca novamente.',
    disconnected: 'Sua carteira está bloqueada ou desconectada. Volte e conecte-a novamente.',
  },
  mining: {
    step: 'A aprovação foi enviada. Aguarde até que ela seja confirmada.',
    last: 'A troca foi enviada. Aguarde até que ela seja confirmada. Você pode fechar esta janela: a lista de transações em Conta a mostra.',
  },
  proposed:
    'A troca está na fila do seu Safe. Ela é realizada quando um número suficiente de proprietários a tiver assinado e um deles a executar.',
  arrived: (amount: string) => `Você recebeu ${amount}.`,
  arrivedUnknown: 'A troca foi feita. Não foi possível ler o que chegou; veja seu saldo.',
  differs: (reported: string, changed: string) =>
    `Os contratos informam ${reported}, mas seu saldo mudou em ${changed} nesse bloco.`,
  uncounted: 'Não foi possível ler seu saldo nesse bloco. As quantias são as que o próprio token informa.',
  notSwapped: 'Esta transação não fez a troca: o pool não negociou nada nela. Verifique sua carteira.',
  spedUp: 'Você acelerou a transação em sua carteira; a que tem a taxa mais alta está em um bloco.',
  paid: 'Você pagou',
  received: 'Você recebeu',
  transaction: 'Transação',
  safeTransaction: 'Transação do Safe',
  explorer: (name: string) => `Ver em ${name}`,
  copy: 'Copiar recibo',
  copied: 'Copiado.',
  notCopied: 'O navegador bloqueou a cópia.',
  ended: {
    reverted:
      'A transação falhou em seu bloco. Você pagou a taxa de rede; seus tokens não foram movimentados.',
    replaced: 'Você substituiu a transação por outra em sua carteira. Esta troca não aconteceu.',
    cancelled: 'Você cancelou a transação em sua carteira. Esta troca não aconteceu.',
    'given-up': 'Sua carteira diz que a transação falhou. Veja seus saldos antes de trocar novamente.',
    partial:
      'Sua carteira diz que a transação foi feita em parte. Veja seus saldos antes de trocar novamente.',
    taken:
      'Sua carteira recebeu a transação e não diz o que aconteceu com ela. Verifique na carteira antes de trocar novamente.',
    removed:
      'Você removeu a transação de Transações recentes, portanto ela não é mais procurada. Verifique na carteira antes de trocar novamente.',
    late: 'A transação ainda não está em um bloco. Consulte Transações recentes em Conta.',
    dropped:
      'A rede não conhece mais a transação. Ela pode ter sido descartada; verifique sua carteira antes de trocar novamente.',
    differs: 'A transação no bloco não é a troca que foi revisada. Verifique sua carteira.',
  },
  descriptions: {
    swap: (given: string, got: string) => `Trocar ${given} por pelo menos ${got}`,
    approval: (amount: string) => `Aprovar que o contrato de troca gaste ${amount}`,
    reset: (symbol: string) => `Revogar a aprovação anterior de ${symbol}`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
