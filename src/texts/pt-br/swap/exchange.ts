import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** Swap Tokens: the form. */
export const exchangeTexts = {
  menuBar: 'Trocar tokens',
  title: (pair: string) => `Trocar ${pair}`,
  swapMenu: 'Troca',
  pairMenu: 'Par',
  reverse: 'Inverter',
  options: 'Opções…',
  chart: 'Gráfico',
  close: 'Fechar',
  loading: 'Carregando…',
  retry: 'Tentar novamente',
  from: 'De',
  to: 'Para (estimado)',
  amountOf: (symbol: string) => `Quantia de ${symbol}`,
  estimateOf: (symbol: string) => `Quantia estimada de ${symbol}`,
  max: 'Máx.',
  maxHint: (symbol: string) => `Insere todo o seu saldo de ${symbol}`,
  maxHintNative: (symbol: string) =>
    `Insere todo o seu saldo de ${symbol} exceto 0.01, que fica reservado para as taxas de rede`,
  balance: (amount: string) => `Saldo: ${amount}`,
  unknown: '–',
  price: (one: string, price: string, other: string) => `1 ${one} = ${price} ${other}`,
  details: 'Detalhes',
  minimum: 'Mínimo recebido (antes do imposto do token)',
  impact: 'Impacto no preço',
  slippage: 'Slippage',
  route: 'Rota',
  deadline: 'Prazo',
  cost: 'Taxa de rede',
  costLater: 'mostrado antes de você assinar',
  percent: (percent: string) => `${percent}%`,
  lessThanPercent: 'menos de 0.01%',
  minutes: (count: number) => plural(count, { one: `${count} minuto`, other: `${count} minutos` }),
  throughPool: (from: string, to: string) => `${from} → ${to}, o pool do par`,
  wrapped: (from: string, to: string) => `${from} → ${to}, um por um`,
  impactNotes: {
    noted: 'Esta troca move o preço do pool.',
    warned:
      'Esta troca move significativamente o preço do pool. Com uma quantia menor, você obtém um preço melhor.',
    severe: 'Esta troca move drasticamente o preço do pool. Digite uma quantia menor.',
    confirm: 'Esta troca move o preço do pool em 10% ou mais. Você terá de confirmá-la.',
    refused: 'Esta troca move o preço do pool em mais de 15%. Digite uma quantia menor.',
  },
  slippageRisks: {
    'may-fail': 'Com um slippage tão baixo, a troca pode falhar.',
    'may-be-frontrun': 'Com um slippage tão alto, alguém pode se antecipar à troca (frontrunning).',
  },
  problems: {
    'too-much': (symbol: string) => `Você não tem tanto ${symbol}. Digite uma quantia menor.`,
    'pool-too-small': 'O pool não pode negociar esta quantia. Digite outra quantia.',
    'no-pool': (pair: string) => `Não há nenhum pool para ${pair}.`,
  },
  notConfigured: (pair: string) => `As trocas de ${pair} não estão configuradas aqui.`,
  unknownPair: (pair: string) => `A comunidade não tem o par ${pair}. No menu Par, clique em um par.`,
  noPairs: 'A comunidade não tem pares.',
  elsewhere: (pair: string) => `Trocar ${pair} em outro site (abre em uma nova guia)`,
  reading: 'Lendo o preço…',
  oldPrice: 'O preço tem mais de 30 segundos. Você poderá trocar novamente quando o próximo bloco chegar.',
  connect: 'Conectar carteira',
  switchNetwork: 'Trocar de rede…',
  swap: 'Trocar…',
  onItsWay: (description: string) => `Enviado: ${description}`,
} as const satisfies PartialTranslation<typeof english.exchangeTexts>

/** Swap Tokens: the options. */
export const exchangeOptionTexts = {
  title: 'Opções de troca',
  slippage: 'Slippage',
  slippageLabel: 'Tolerância de slippage (por cento):',
  deadline: 'Prazo',
  deadlineLabel: 'Prazo da transação (minutos):',
  highImpact: 'Impacto no preço',
  allowHighImpact: 'Permitir trocas que movam o preço em mais de 15%',
  ok: 'OK',
  cancel: 'Cancelar',
  defaults: 'Restaurar padrões',
  slippageProblems: {
    empty: 'Digite um slippage de 0.05 a 50.',
    zero: 'Com um slippage de zero, as trocas sempre falham. Digite de 0.05 a 50.',
    negative: 'O slippage deve ser maior que zero. Digite de 0.05 a 50.',
    comma: 'Digite o slippage com um ponto, como 0.5.',
    exponent: 'Digite o slippage em algarismos, como 0.5.',
    'not-a-number': 'Não é um número. Digite de 0.05 a 50.',
    'too-many-decimals': 'O slippage pode ter no máximo duas casas decimais.',
    'too-large': 'O slippage máximo é 50.',
  },
  deadlineProblems: {
    empty: 'Digite o prazo em minutos.',
    zero: 'O prazo mínimo é de 1 minuto.',
    negative: 'O prazo mínimo é de 1 minuto.',
    comma: 'Digite um número inteiro de minutos, sem vírgula.',
    exponent: 'Digite um número inteiro de minutos, em algarismos.',
    'not-a-number': 'Não é um número. Digite um número inteiro de minutos.',
    'too-many-decimals': 'Digite um número inteiro de minutos.',
    'too-large': 'O prazo máximo é de 4320 minutos (três dias).',
  },
} as const satisfies PartialTranslation<typeof english.exchangeOptionTexts>
