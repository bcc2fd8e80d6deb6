import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address':
      'Não é um endereço válido. Digite 0x seguido de 40 caracteres hexadecimais, ou um nome ENS.',
    checksum:
      'Não é um endereço válido: as letras maiúsculas não correspondem aos outros caracteres (EIP-55). Copie o endereço novamente.',
    'unknown-network': 'O prefixo de rede não é reconhecido. Digite o endereço sem ele.',
    'other-network': 'O endereço é de outra rede. Digite um endereço da rede mostrada aqui.',
  },
  resolving: 'Procurando o nome…',
  resolved: (name: string, address: string) => `${name} corresponde a ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `O endereço de ${name} mudou: era ${before} e agora é ${now}. Confira-o e proponha novamente.`,
  noRecord: (name: string) => `${name} não tem endereço nesta rede. Digite o endereço.`,
  nameNotRead: (why: string) =>
    `Não foi possível procurar o nome: ${why} Tente novamente ou digite o endereço.`,
  noNames: 'Não há suporte para nomes nesta rede. Digite o endereço.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
