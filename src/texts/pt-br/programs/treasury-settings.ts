import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: 'Alterar configurações',
  change: 'Alterar…',
  kind: 'Alteração',
  kinds: {
    ADD_OWNER: 'Adicionar um proprietário',
    REMOVE_OWNER: 'Remover um proprietário',
    SWAP_OWNER: 'Substituir um proprietário',
    CHANGE_THRESHOLD: 'Alterar o limiar',
    ENABLE_MODULE: 'Habilitar um módulo',
    DISABLE_MODULE: 'Desabilitar um módulo',
    SET_GUARD: 'Definir a guarda de transações',
    DELETE_GUARD: 'Remover a guarda de transações',
    SET_FALLBACK_HANDLER: 'Definir o manipulador de fallback',
    CHANGE_VERSION: 'Alterar a versão do contrato',
  },
  newOwner: 'Novo proprietário',
  owner: 'Proprietário',
  module: 'Módulo',
  contract: 'Contrato',
  threshold: 'Assinaturas necessárias',
  chooseOne: 'Escolha um da lista.',
  problems: {
    'reserved-address': 'Um Safe não pode usar este endereço aqui. Digite outro endereço.',
    'already-owner': 'Esta conta já é proprietária. Digite outro endereço.',
    'not-an-owner': 'Esta conta não é mais proprietária. Escolha outra.',
    threshold: 'O número de assinaturas não é válido. Digite um número de 1 até o número de proprietários.',
    'already-module': 'Este módulo já está habilitado. Digite outro endereço.',
    'not-a-module': 'Este módulo não está mais habilitado. Escolha outro.',
    unchanged: 'O Safe já tem esta configuração. Digite outra.',
  },
  noContract: 'Não há nenhum contrato neste endereço nesta rede. Digite o endereço de um contrato.',
  everyOne:
    'Um módulo, uma guarda ou um manipulador é código que participa do que o Safe faz. Defina somente um em que você confie.',
  onlyTheirs:
    'Certifique-se de que o novo proprietário tem a chave: isso não pode ser verificado até que a conta assine.',
  versionOffer: (from: string, to: string, singleton: string) =>
    `O Safe tem a versão ${from}. A versão ${to} do projeto Safe está disponível nesta rede: ${singleton}. O endereço, os proprietários, o limiar, os módulos e os ativos ficam como estão.`,
  versionRuns:
    'O contrato que altera a versão é executado uma vez como o próprio Safe. O código dele nesta rede é o publicado.',
  readFromChain: (block: string) =>
    `Lido do contrato do Safe no bloco ${block}. Se há uma versão mais nova disponível, a versão mais recente e o próximo nonce disponível são informados pelo serviço do Safe.`,
  differs: (settings: string) =>
    `O serviço do Safe informa outros valores para: ${settings}. Os valores mostrados aqui são lidos do contrato.`,
  moreModules: (listed: number) => `Há mais módulos habilitados do que os ${listed} que estão listados.`,
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
