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
  back: 'Voltar',
  tryAgain: 'Tentar novamente',
  stepOf: (step: number, of: number) => `Etapa ${step} de ${of}`,
  steps: {
    reset: 'Remover a permissão antiga',
    approval: 'Permissão',
    swap: 'Troca',
    together: 'Permissão e troca',
  },
  approvalSays: (amount: string) =>
    `Esta é a permissão, não a troca. Ela permite que o contrato de troca retire exatamente ${amount}. Nada é movimentado ainda; a troca é a próxima etapa.`,
  resetSays: (symbol: string) =>
    `${symbol} não permite alterar uma permissão que ainda está em vigor. Esta etapa zera a antiga. Nada é movimentado ainda.`,
  togetherSays:
    'Sua carteira pede uma única confirmação para a permissão e a troca. Ou as duas acontecem, ou nenhuma.',
  spender: 'Contrato de troca',
  allows: 'Pode retirar',
  nothing: 'nada',
  pay: 'Você paga',
  expect: 'Você recebe cerca de',
  minimum: 'No mínimo',
  impact: 'Impacto no preço',
  cost: 'Custo de rede',
  costOfAll: 'Custo de rede de todas as etapas',
  costAbout: (amount: string) => `cerca de ${amount}`,
  costUnknown: 'sua carteira mostra',
  notSimulated: 'O nó não simula trocas: não se sabe se um token retém um imposto.',
  taxOf: (symbol: string, percent: string) => `${symbol} retém ${percent}% de cada transferência.`,
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
    reset: 'Remover permissão',
    approval: 'Dar permissão',
    swap: 'Trocar',
    again: 'Enviar novamente',
    together: 'Permitir e trocar',
  },
  busyChecking: 'Simulando mais uma vez…',
  busyWallet: 'Responda em sua carteira…',
  notes: {
    fell: (from: string, to: string) =>
      `O preço mudou. O mínimo caiu de ${from} para ${to}. Revise e pressione novamente.`,
    'other-steps': 'As permissões do token mudaram. Revise as etapas e pressione novamente.',
    'worse-impact': 'O impacto no preço ou um imposto aumentou. Revise e pressione novamente.',
    rejected: 'Você rejeitou a solicitação. Nada foi enviado.',
    repeated:
      'A mesma operação já foi enviada ou solicitada e ainda não foi confirmada. Se você a enviar novamente, ela pode ser feita duas vezes.',
    'not-together': 'Sua carteira não faz as duas coisas de uma vez. Continue com a permissão.',
  },
  failsTitle: { approval: 'A permissão falharia.', swap: 'A troca falharia.' },
  failures: {
    'insufficient-output-amount':
      'O preço se moveu mais do que o slippage permite. Tente novamente ou permita mais slippage em Opções.',
    'insufficient-liquidity': 'O pool não tem o suficiente. Digite uma quantia menor.',
    'transfer-from-failed': 'O token se recusou a sair da sua conta.',
    'transfer-failed': 'O token se recusou a entrar na sua conta.',
    expired: 'O prazo terminou. Escolha um mais longo em Opções e confira o relógio deste dispositivo.',
    k: 'O token retém um imposto que o pool não aceita.',
    paused: 'O token foi pausado por seu proprietário.',
    blacklisted: 'O token bloqueia esta conta.',
    'insufficient-funds': 'A conta não pode pagar a quantia e o custo de rede.',
    'insufficient-balance': 'Você não tem essa quantia do token.',
    'insufficient-allowance': 'A permissão não é suficiente.',
    unknown: 'O contrato não dá nenhum motivo conhecido.',
  },
  contractSays: (text: string) => `O contrato diz: “${text}”`,
  unknown: {
    'no-answer': 'O nó não deu nenhuma resposta sobre esta troca. Tente novamente.',
    contradiction:
      'O token informa quantias diferentes das do pool. Esta troca não pode ser mostrada fielmente, portanto não é oferecida.',
  },
  old: 'O preço tem mais de 30 segundos. Tente novamente com o próximo bloco.',
  refused: 'A quantia não pode ser trocada pelo preço atual. Volte e revise-a.',
  interrupted: {
    account: 'Sua carteira mudou de conta. Volte e revise a troca novamente.',
    network: 'Sua carteira mudou de rede. Volte e revise a troca novamente.',
    disconnected: 'Sua carteira está bloqueada ou desconectada. Volte e conecte-a novamente.',
  },
  mining: {
    step: 'A permissão está a caminho. Aguarde até que ela esteja em um bloco.',
    last: 'A troca está a caminho. Você pode fechar esta janela: a lista de transações em Conta a mostra.',
  },
  proposed:
    'A troca está na fila do seu Safe. Ela acontece quando um número suficiente de proprietários a tiver assinado e um deles a executar.',
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
      'A transação falhou em seu bloco. Você pagou o custo de rede; seus tokens não foram movimentados.',
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
    approval: (amount: string) => `Permitir que o contrato de troca retire ${amount}`,
    reset: (symbol: string) => `Remover a permissão antiga para ${symbol}`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
