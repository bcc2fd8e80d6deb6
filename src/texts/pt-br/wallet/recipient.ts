import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address':
      'Não é um endereço válido. Digite 0x seguido de 40 dígitos hexadecimais, ou um nome ENS.',
    checksum:
      'Não é um endereço válido: as letras maiúsculas não correspondem aos dígitos (EIP-55). Copie o endereço novamente.',
    'unknown-network': 'A rede antes do endereço não é conhecida. Digite o endereço sem ela.',
    'other-network': 'O endereço é de outra rede. Digite um endereço da rede mostrada aqui.',
  },
  resolving: 'Procurando o nome…',
  resolved: (name: string, address: string) => `${name} é ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `O endereço de ${name} mudou: era ${before} e agora é ${now}. Confira-o e proponha novamente.`,
  noRecord: (name: string) => `${name} não tem endereço nesta rede. Digite o endereço.`,
  nameNotRead: (why: string) => `O nome não foi procurado: ${why} Tente novamente ou digite o endereço.`,
  noNames: 'Aqui os nomes não são procurados. Digite o endereço.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
