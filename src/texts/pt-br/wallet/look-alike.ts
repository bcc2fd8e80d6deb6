import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'Este destinatário se parece com um endereço que você conhece, mas é um endereço diferente. Atacantes criam endereços assim para enganar você. Compare cada caractere.',
  seen: 'Este destinatário se parece com outro endereço do histórico. Um deles pode ter sido plantado ali. Compare cada caractere com uma fonte em que você confia.',
  reading: 'Comparando com destinatários anteriores…',
  unread:
    'Não foi possível ler na rede os destinatários anteriores. Um endereço parecido com o de algum deles passaria despercebido.',
  partly: (block: string) =>
    `Nem todos os destinatários anteriores foram lidos na rede, somente os do bloco ${block} em diante e alguns mais antigos. Um endereço parecido com o de outro destinatário passaria despercebido.`,
  ownersUnread:
    'Não foi possível ler os proprietários no contrato do Safe. Um endereço parecido com o de um proprietário passaria despercebido.',
  historyUnread:
    'O serviço do Safe não forneceu seu histórico. Um endereço parecido com outro que consta somente nesse histórico passaria despercebido.',
  recipient: 'Destinatário:',
  known: 'Endereço conhecido:',
  inHistory: 'Endereço do histórico:',
  compared: 'Comparei os dois endereços, e este destinatário está correto.',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
