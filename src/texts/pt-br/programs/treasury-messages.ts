import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Uma mensagem vazia',
  text: (quoted: string) => `Assinar o texto ${quoted}`,
  signIn: (site: string, account: string) => `Entrar em ${site} como ${account}`,
  order: (gives: string, receives: string) => `Ordem: dar ${gives} por ${receives}`,
  severalOrders: (count: number) => plural(count, { one: `${count} ordem:`, other: `${count} ordens:` }),
  anyNft: (collection: string) => `qualquer NFT da coleção ${collection}`,
  paidTo: (what: string, to: string) => `${what}, pago a ${to}`,
  nothing: 'nada',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Assinar a transação ${nonce} do Safe ${safe}: ${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) =>
      `Permitir que qualquer um envie ${what} de ${from} para ${to}`,
    recipient: (what: string, from: string, to: string) => `Permitir que ${to} retire ${what} de ${from}`,
  },
  lasting: (words: string) => `${words}, sem data de término`,
  signedUntil: (words: string, time: string) => `${words}; o prazo para usar a assinatura expira: ${time}`,
  from: (words: string, time: string) => `${words}, a partir de ${time}`,
  cancel: (nonce: string, owner: string, token: string) =>
    `Cancelar a autorização ${nonce} de ${owner}: token ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `Permitir que ${manager} administre tudo o que ${owner} tem no contrato ${contract}`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `Não mais permitir que ${manager} administre o que ${owner} tem no contrato ${contract}`,
  borrow: (borrower: string, what: string) =>
    `Permitir que ${borrower} contraia dívida em nome desta conta: ${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    plural(count, {
      one: `Permitir que a conta ${account} faça ${count} chamada, verificada pelo contrato ${contract}`,
      other: `Permitir que a conta ${account} faça ${count} chamadas, verificadas pelo contrato ${contract}`,
    }),
  accountData: (account: string, contract: string) =>
    `Permitir que a conta ${account} execute dados que esta página não consegue ler, verificados pelo contrato ${contract}`,
  blind: {
    message: (contract: string, data: string) =>
      `Assinar uma mensagem do Safe ${contract} que esta página não consegue ler: ${data}`,
    orders: (contract: string, data: string) =>
      `Assinar ordens no contrato ${contract} que esta página não consegue ler: ${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `Permitir que uma conta execute o código de ${code} de agora em diante: rede ${chain}, nonce ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `Votar ${choice} na proposta ${proposal} de ${space} no Snapshot`,
  forContract: (contract: string, name: string) =>
    `Para o contrato ${contract}. A mensagem o chama de ${name}.`,
  type: 'Tipo',
  typed: (type: string) => `Assinar dados tipados ${type}`,
  typedOf: (type: string, name: string) => `Assinar dados tipados ${type} de ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'Não assinado',
  leftOutHint: (paths: string) => `A mensagem também tem estes campos, que a assinatura não cobre: ${paths}`,
  unreadable: 'Isto não pode ser assinado aqui, porque a página não consegue ler o que a assinatura cobre.',
  risks: {
    empty: 'A mensagem está vazia, portanto a assinatura não cobre nada.',
    'left-out': 'A mensagem tem campos que a assinatura não cobre. Eles não são mostrados como parte dela.',
    'any-chain': 'A mensagem não cita nenhuma rede. Sua assinatura é válida em todas as redes.',
    'unknown-form': 'Esta página não conhece esta forma de mensagem. Um contrato decide o que ela faz.',
    'unread-sign-in':
      'Trata de entrar em um site, mas não na forma padrão. Os sites podem aceitar a mensagem.',
    'own-site': 'Entra neste site. Assine somente se foi você quem iniciou esta entrada.',
    'data-text': 'A mensagem consiste em dados. Esta página não consegue saber o que eles significam.',
    'hash-text':
      'A mensagem consiste em dados, como um hash. Esta página não consegue saber o que eles significam.',
    allowance: 'Aprova que outra conta gaste tokens, agora e no futuro, sem nenhuma outra assinatura.',
    transfer: 'Permite que outros movam tokens sem nenhuma outra assinatura.',
    manager: 'Altera quem pode mover tudo o que esta conta tem em um contrato.',
    debt: 'Permite que outra conta tome emprestado dando em garantia o que esta conta depositou.',
    blind: 'Assina dados que esta página não consegue ler.',
    'account-calls':
      'Permite que um contrato faça chamadas em nome de uma conta, sem nenhuma outra assinatura.',
    code: 'Entrega o controle de uma conta ao código de outro contrato.',
    'unknown-amount': 'Contém um endereço e uma quantia. Um contrato pode pagar tokens com esta mensagem.',
    'unknown-bytes':
      'Contém dados que esta página não consegue ler. Um contrato ou uma conta pode executá-los.',
    order: 'É uma ordem que outros podem executar sem nenhuma outra assinatura.',
    'other-chain': 'É para uma rede diferente da deste Safe.',
    'other-site': 'Entra em um site diferente.',
    'other-account': 'É para uma conta diferente deste Safe.',
    'other-safe': 'Assina como proprietário de outro Safe.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
