import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. Those of `[S8.6]` `[S8.18]` `[S8.19]` are fixed. */
export const safeHostTexts = {
  cancelled: 'A solicitação foi cancelada.',
  silent: 'O Safe não está respondendo.',
  pending: 'Já há uma solicitação aberta no Safe. Responda a ela primeiro.',
  invalidPermissionsRequest: 'A solicitação de permissões não é válida',
  permissionsRejected: 'Permissões rejeitadas',
  infoMissing: 'Não foi possível carregar as informações do Safe',
  notImplemented: (call: string) => `“${call}” não está implementado`,
  unexpectedAnswer: (method: string) => `O Safe retornou uma resposta inesperada a ${method}.`,
  unreadableAnswer: 'O Safe retornou uma resposta que não pode ser lida.',
  invalidAddressOrHash: 'O endereço ou o hash da mensagem não é válido',
  invalidAddress: 'O endereço não é válido',
  invalidValue: 'O valor não é válido',
  invalidData: 'Os dados não são válidos',
  invalidTypedData: 'Dados tipados inválidos',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
