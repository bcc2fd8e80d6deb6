import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-properties'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The property sheet of a Safe in the Treasury. */
export const treasuryPropertiesTexts = {
  title: (address: string) => `Propriedades do Safe ${address}`,
  tabs: 'Propriedades do Safe',
  general: 'Geral',
  owners: 'Proprietários',
  network: 'Rede',
  apps: 'Aplicativos do Safe',
  close: 'Fechar',
  none: 'Nenhum',
  fromGateway:
    'Estas informações são fornecidas pelo serviço do Safe. Elas não são verificadas neste computador.',
  address: 'Endereço',
  version: 'Versão',
  unknownVersion: 'Desconhecida',
  latestVersion: 'Versão mais recente',
  versionStates: {
    UP_TO_DATE: 'Atualizado',
    OUTDATED: 'Há uma versão mais nova disponível',
    UNKNOWN: 'O contrato é desconhecido',
  },
  contract: 'Contrato',
  threshold: 'Limiar',
  thresholdOf: (threshold: number, owners: number) =>
    plural(owners, {
      one: `${threshold} de ${owners} proprietário`,
      other: `${threshold} de ${owners} proprietários`,
    }),
  nonce: 'Nonce',
  nextNonce: 'Próximo nonce disponível',
  modules: 'Módulos',
  moduleWarning: 'Um módulo pode mover ativos sem as assinaturas dos proprietários.',
  guard: 'Guarda',
  fallbackHandler: 'Manipulador de fallback',
  ownerList: 'Proprietários deste Safe',
  ownerHint: 'Selecione um proprietário para ver os outros Safes desta conta nesta rede.',
  otherSafes: 'Outros Safes deste proprietário',
  noOtherSafes: 'Este proprietário não tem outros Safes nesta rede.',
  moreSafes: (count: number) =>
    plural(count, { one: `Mais ${count} não é mostrado.`, other: `Mais ${count} não são mostrados.` }),
  networkName: 'Nome',
  chainId: 'ID da rede',
  shortName: 'Nome curto',
  currency: 'Moeda nativa',
  networkKind: 'Tipo',
  testnet: 'Rede de teste',
  mainnet: 'Rede principal',
  layerTwo: 'Rede de camada 2',
  features: 'Recursos',
  otherNetworks: 'Redes deste serviço do Safe',
  noOtherNetworks: 'Este serviço do Safe não tem redes.',
  noApps: 'O serviço do Safe não lista nenhum aplicativo para esta rede.',
  restrictedApp: 'Somente para sites selecionados',
} as const satisfies PartialTranslation<typeof english.treasuryPropertiesTexts>
