import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'Este destinatário se parece com um endereço que você conhece, mas é outro. Atacantes criam endereços assim. Compare cada dígito e cada letra.',
  seen: 'Este destinatário se parece com outro endereço do histórico. Um deles pode ter sido plantado ali. Compare cada dígito e cada letra com uma fonte em que você confia.',
  reading: 'Comparando com destinatários anteriores…',
  unread:
    'Não foi possível ler na rede os destinatários anteriores. Um endereço parecido com o de algum deles passaria despercebido.',
  recipient: 'Destinatário:',
  known: 'Endereço conhecido:',
  inHistory: 'Endereço do histórico:',
  compared: 'Comparei os dois endereços, e este destinatário está correto.',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
