import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-review'

/** The review of a transaction of a Safe before it is signed. */
export const treasuryReviewTexts = {
  saidByGateway: 'Segundo o serviço do Safe',
  saidByGatewayHint: 'A assinatura não cobre isto, e esta página não o verificou.',
  said: (words: string) => `Segundo o serviço do Safe: ${words}`,
  reading: 'Lendo…',
  nonceUsed: 'Nonce já usado',
  conflictOver: (nonce: number) => `Nenhuma destas pode ser executada: o nonce ${nonce} já foi usado`,
  field: {
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    description: 'Descrição',
    decoded: 'Chamada decodificada',
  },
  nativeCoin: (address: string) => `${address} (a moeda da rede)`,
  executorReceives: (address: string) => `${address} (a conta que executa)`,
  noData: '0x (nenhum)',
  nextNonce: 'Próximo nonce do Safe',
  estimate: (nonce: string, gas: string) =>
    `recomenda o nonce ${nonce} e safeTxGas ${gas}; nenhum dos dois é usado`,
  versions: 'Versão do contrato',
  versionChange: (from: string, to: string) => `${from} agora, ${to} depois`,
  preparing: 'Lendo o Safe…',
  back: '< Voltar',
  reported: (words: string) => `* ${words}`,
  reportedNote: '* Segundo o serviço do Safe. Esta página não o verificou.',
  unreadable: 'Isto não pode ser assinado aqui, porque a página não consegue ler o que faz.',
  riskFlags: {
    'unknown-call': 'Esta página não sabe o que a função chamada faz.',
    revoke:
      'Define como 0 uma permissão de gasto. Em uma coleção de NFTs, a mesma chamada aprova que o gastador mova o NFT #0.',
    'no-recipient':
      'Envia para o endereço zero ou para o contrato do próprio token. Os ativos provavelmente serão perdidos.',
    name: 'Registra ou renova um nome, ou altera os registros dele.',
    'no-minimum': 'A troca aceita qualquer quantia em retorno, até mesmo nada.',
    'price-unknown': 'Esta página não conhece o preço. Compare o que a troca retira com o mínimo que ela dá.',
    'minimum-unknown':
      'Esta página não consegue saber se o mínimo da troca a protege: as casas decimais do token são desconhecidas ou incomuns.',
    'age-unknown': 'Esta página não sabe há quanto tempo o contrato chamado existe.',
    'left-behind': 'Deixa fundos em um contrato do qual qualquer conta pode retirá-los.',
    authority:
      'Dá a outra conta direitos de agir em nome deste Safe em um contrato, sem nenhuma outra assinatura.',
    'other-settings':
      'Altera módulos, proprietários, guardas ou regras de outro contrato. Se esse contrato puder agir em nome deste Safe, eles também poderão.',
    'new-contract':
      'Esta página não conhece a função chamada, e o contrato existe há menos de um dia ou ainda não existe.',
    'safe-tx-gas':
      'safeTxGas não é 0. Se a chamada falhar, a transação ainda conta como executada e consome seu nonce.',
    'unused-refund': 'Campos de reembolso estão definidos embora gasPrice seja 0. Eles não têm efeito.',
    'nonce-gap':
      'Seu nonce deixa uma lacuna. Ela não pode ser executada até que os nonces anteriores sejam usados.',
    'nonce-used': 'Seu nonce já foi usado. Ela nunca poderá ser executada.',
    'delegate-call':
      'Chamada delegada: o código de outro contrato é executado como o próprio Safe e pode fazer qualquer coisa com ele.',
    'batch-elsewhere': 'As chamadas deste lote são feitas por outro contrato, não pelo Safe.',
    allowance: 'Aprova que outra conta gaste tokens, agora e no futuro, sem nenhuma outra assinatura.',
    operator: 'Aprova que outra conta mova tudo o que há em uma coleção, sem nenhuma outra assinatura.',
    owners: 'Altera quem é proprietário do Safe.',
    threshold: 'Altera quantos proprietários precisam assinar.',
    module: 'Altera os módulos, que podem mover tudo sem nenhuma assinatura.',
    guard: 'Altera a guarda, que pode bloquear ou permitir qualquer transação.',
    'fallback-handler': 'Altera o manipulador de fallback, que responde em nome do Safe.',
    contract: 'Substitui o contrato do Safe.',
    'older-contract': 'O novo contrato do Safe tem uma versão mais antiga que a do atual.',
    'own-call': 'Chama o próprio Safe de uma forma que não é conhecida aqui.',
    'other-safe': 'Assina ou executa uma transação de outro Safe.',
    control: 'Altera quem controla um contrato.',
    upgrade: 'Substitui o código de um contrato.',
    'name-owner': 'Altera quem é proprietário de um nome, ou o que o proprietário pode fazer com ele.',
    'name-address': 'Altera para onde vão os fundos enviados a um nome.',
    'swap-elsewhere': 'O resultado da troca não é pago a este Safe.',
    'call-with-value': 'Envia fundos com uma chamada de contrato.',
    malformed:
      'Os dados começam como os de uma função conhecida, mas não estão codificados como tal. Os contratos podem lê-los de outra forma.',
    refund: 'Paga, com recursos do Safe, a conta que a executa.',
    misdescribed: 'A descrição do serviço do Safe não corresponde aos dados. Somente os dados são assinados.',
    'unreadable-batch': 'É um lote cujas chamadas não podem ser lidas.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryReviewTexts>
