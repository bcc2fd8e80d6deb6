import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'Hashes para uma carteira de hardware',
  hashesHint: 'Compare-os com o que o dispositivo mostra antes de assinar.',
  domainHash: 'Hash do domínio',
  messageHash: 'Hash da mensagem',
  copyOf: (name: string) => `Copiar ${name}`,
  receive: 'Receber…',
  receiveTitle: 'Receber',
  receiveHint: (network: string) => `Envie somente ativos de ${network} para este endereço.`,
  qrLabel: (text: string) => `Código QR: ${text}`,
  qrOf: 'O código QR contém',
  qrAll: 'o endereço e a rede (EIP-681)',
  qrAddress: 'somente o endereço',
  explorer: (name: string) => `Ver em ${name}`,
  find: 'Localizar',
  findHint: 'Uma palavra, um endereço, um token',
  found: (count: number, all: number) =>
    plural(all, {
      one: `${count} de ${all} transação carregada`,
      other: `${count} de ${all} transações carregadas`,
    }),
  loadAll: 'Carregar tudo',
  stopLoading: 'Parar',
  loaded: (count: number) => plural(count, { one: `${count} carregada…`, other: `${count} carregadas…` }),
  noneFound: 'Nenhuma transação carregada tem este texto. Digite outro texto.',
  saveHistory: 'Salvar como CSV',
  historyFile: 'history.csv',
  repeated: 'Repete outra linha',
  times: 'As datas e horas são as do serviço do Safe.',
  historyColumns: {
    time: 'hora (segundo o serviço do Safe)',
    nonce: 'nonce',
    what: 'o quê',
    source: 'origem',
    status: 'status',
    id: 'id',
    hash: 'hash da transação',
  },
  sources: { bytes: 'lido de seus bytes', gateway: 'segundo o serviço do Safe' },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
