import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Uma mensagem vazia',
  signIn: (site: string, account: string) => `Entrar em ${site} como ${account}`,
  order: (gives: string, receives: string) => `Ordem: dar ${gives} por ${receives}`,
  paidTo: (what: string, to: string) => `${what}, pago a ${to}`,
  nothing: 'nada',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Assinar a transação ${nonce} do Safe ${safe}: ${what}`,
  typed: (type: string) => `Assinar dados tipados ${type}`,
  typedOf: (type: string, name: string) => `Assinar dados tipados ${type} de ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'Não assinado',
  leftOutHint: (paths: string) => `A mensagem também tem estes campos, que a assinatura não cobre: ${paths}`,
  unreadable: 'Isto não pode ser assinado aqui, porque a página não consegue ler o que a assinatura cobre.',
  risks: {
    empty: 'A mensagem está vazia. Uma assinatura não cobre nenhum texto e nenhum valor.',
    'left-out': 'A mensagem tem campos que a assinatura não cobre. Eles não são mostrados como parte dela.',
    'any-chain': 'A mensagem não cita nenhuma rede. Sua assinatura é válida em todas as redes.',
    'hash-text': 'A mensagem é um número, como um hash. Esta página não consegue saber o que ele significa.',
    allowance: 'Permite que outra conta gaste tokens, agora e no futuro, sem nenhuma outra assinatura.',
    order: 'É uma ordem que outros podem executar sem nenhuma outra assinatura.',
    'other-chain': 'É para uma rede diferente da deste Safe.',
    'other-site': 'Entra em um site diferente.',
    'other-account': 'É para uma conta diferente deste Safe.',
    'other-safe': 'Assina uma transação de outro Safe.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
