import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'Tesouraria',
  connectedTitle: 'Safe conectado - Tesouraria',
  otherTitle: (address: string) => `${address} - Safe (não é a tesouraria desta comunidade)`,
  other: 'Este Safe não é a tesouraria desta comunidade.',
  copyAnyway: 'Copiar mesmo assim',
  wrongLink: (why: string) => `O link não contém um Safe. ${why}`,
  ownStatus: 'Tesouraria da comunidade',
  connectedStatus: 'Safe conectado',
  otherStatus: 'Não é a tesouraria desta comunidade',
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (ainda não é definitivo)',
  reverted: (why: string) =>
    `A execução foi revertida${why ? `: ${why}` : ''}. Nada foi alterado. Você pode executá-la novamente.`,
  notListed:
    'O serviço do Safe não a lista mais. As assinaturas que foram dadas continuam válidas até que o nonce dela seja usado.',
  unknownToService: 'O serviço do Safe não a tem. Proponha-a novamente.',
  nodeSilent: 'A rede não está respondendo, portanto o resultado ainda não é conhecido. Tentando novamente…',
  asServiceSays: (end: string) => `${end} (segundo o serviço do Safe)`,
  notOnChain: (end: string) => `${end} (segundo o serviço do Safe). A rede ainda não confirma isso.`,
  nonceUsed: 'Seu nonce foi usado, por esta transação ou por outra. Verificando o resultado…',
  onlyNonceUsed: (end: string) =>
    `${end}. A rede confirma apenas que o nonce da transação foi usado. Compare os saldos antes de pagar novamente.`,
  panic: (code: string) => `o contrato falhou com o pânico ${code}`,
  customError: (selector: string) => `o contrato falhou com o erro ${selector}`,
  contractSays: (text: string) => `o contrato diz “${text}”`,
  safeErrors: {
    GS010: 'não havia gás suficiente',
    GS011: 'não foi possível pagar o reembolso',
    GS012: 'não foi possível pagar o reembolso',
    GS013: 'sua chamada falhou',
    GS020: 'faltam assinaturas',
    GS021: 'uma assinatura está malformada',
    GS022: 'uma assinatura está malformada',
    GS023: 'uma assinatura está malformada',
    GS024: 'a assinatura de um contrato não é válida',
    GS025: 'um proprietário não a aprovou',
    GS026: 'uma assinatura não é de um proprietário',
  },
  unreadable: (count: number) =>
    plural(count, {
      one: `${count} linha não pode ser lida.`,
      other: `${count} linhas não podem ser lidas.`,
    }),
  noPrice: 'Sem preço',
  listedBy:
    'A moeda da rede e os tokens desta comunidade sempre aparecem na lista. Os outros tokens aparecem conforme o serviço do Safe.',
  totalWithout: (count: number) =>
    plural(count, {
      one: `Total pelos preços do serviço do Safe, sem ${count} ativo que não tem preço`,
      other: `Total pelos preços do serviço do Safe, sem ${count} ativos que não têm preço`,
    }),
  totalProven: (count: number) =>
    plural(count, {
      one: `Total pelos preços do serviço do Safe, sem ${count} ativo que não tem preço ou não tem quantia informada pela rede`,
      other: `Total pelos preços do serviço do Safe, sem ${count} ativos que não têm preço ou não têm quantia informada pela rede`,
    }),
  entriesLeftOut: (count: number) =>
    plural(count, {
      one: `${count} entrada do serviço do Safe foi deixada de fora, porque não cita nenhum contrato ou repete outra.`,
      other: `${count} entradas do serviço do Safe foram deixadas de fora, porque não citam nenhum contrato ou repetem outra.`,
    }),
  otherDecimals: (names: string) =>
    `O serviço do Safe informa casas decimais diferentes das da rede para: ${names}. São usadas as da rede.`,
  notConfirmed:
    'Não assinado. A página em volta desta forneceu uma assinatura que o contrato do Safe não confirma.',
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
