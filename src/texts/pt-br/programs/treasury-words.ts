import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** What a call of a Safe does, in words that are made from its bytes. Addresses and amounts come in full. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (token ${token})`,
  rawToken: (integer: string, token: string) => `${integer} unidades mínimas do token ${token}`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} unidades mínimas de ${symbol} (token ${token})`,
  unlimited: (symbol: string, token: string) => `uma quantia ilimitada de ${symbol} (token ${token})`,
  unlimitedRaw: (token: string) => `uma quantia ilimitada do token ${token}`,
  nft: (id: string, symbol: string, token: string) => `NFT #${id} de ${symbol} (coleção ${token})`,
  rawNft: (id: string, token: string) => `NFT #${id} da coleção ${token}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) =>
    `${integer} (uma quantia ou o ID de um NFT) do token ${token}`,
  quoted: (symbol: string) => `“${symbol}”`,
  pay: (amount: string, to: string) => `Enviar para ${to}: ${amount}`,
  nothing: (to: string) => `Chamar ${to} sem valor e sem dados`,
  reject: 'Rejeitar: consumir o nonce e não fazer nada',
  move: (what: string, from: string, to: string) => `Mover para ${to} de ${from}: ${what}`,
  allow: (spender: string, what: string) => `Aprovar que ${spender} gaste ${what}`,
  allowMore: (spender: string, what: string) => `Aprovar que ${spender} gaste esta quantia a mais: ${what}`,
  allowLess: (spender: string, what: string) => `Aprovar que ${spender} gaste esta quantia a menos: ${what}`,
  allowZero: (spender: string, token: string) =>
    `Definir como 0 a permissão de gasto de ${spender} (ou aprová-lo para o NFT #0): token ${token}`,
  allowOf: (words: string, owner: string) => `${words}, da conta ${owner}`,
  until: (words: string, time: string) => `${words}, expira: ${time}`,
  allowAll: (operator: string, token: string) =>
    `Aprovar que ${operator} mova tudo o que há na coleção ${token}`,
  disallowAll: (operator: string, token: string) =>
    `Revogar a aprovação para que ${operator} mova tudo o que há na coleção ${token}`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `Adicionar o proprietário ${owner}, que não assinou isto; assinaturas necessárias: ${threshold}`,
    removeOwner: (owner: string, threshold: string) =>
      `Remover o proprietário ${owner}; assinaturas necessárias: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `Substituir o proprietário ${oldOwner} por ${newOwner}, que não assinou isto`,
    threshold: (threshold: string) => `Alterar o número de assinaturas necessárias para ${threshold}`,
    contract: (address: string) => `Substituir o contrato do Safe por ${address}`,
    publishedContract: (words: string, version: string) =>
      `${words}, versão ${version} como o projeto Safe a publicou`,
    unknownContract: (words: string) => `${words}, que não é conhecido como um contrato do projeto Safe`,
    fallbackHandler: (address: string) =>
      `Definir o manipulador de fallback como ${address}, que então responde às chamadas ao Safe`,
    enableModule: (address: string) =>
      `Habilitar o módulo ${address}, que então pode mover tudo sem nenhuma assinatura`,
    disableModule: (address: string) => `Desabilitar o módulo ${address}`,
    setGuard: (address: string) =>
      `Definir a guarda de transações como ${address}, que então pode bloquear qualquer transação`,
    deleteGuard: 'Remover a guarda de transações',
    setModuleGuard: (address: string) =>
      `Definir a guarda de módulos como ${address}, que então pode bloquear qualquer transação de um módulo`,
    deleteModuleGuard: 'Remover a guarda de módulos',
  },
  ofOther: (words: string, contract: string) => `${words}, em ${contract}, que não é este Safe`,
  ofThis: (words: string, safe: string, caller: string) =>
    `${words}, neste Safe, ${safe}, em uma chamada feita por ${caller}`,
  batch: (count: number) =>
    plural(count, { one: `Lote de ${count} chamada`, other: `Lote de ${count} chamadas` }),
  batchWith: (count: number, first: string) =>
    plural(count, {
      one: `Lote de ${count} chamada. Primeira: ${first}`,
      other: `Lote de ${count} chamadas. Primeira: ${first}`,
    }),
  batchElsewhere: (count: number, contract: string) =>
    plural(count, {
      one: `Lote de ${count} chamada que o contrato ${contract} faz, não o Safe`,
      other: `Lote de ${count} chamadas que o contrato ${contract} faz, não o Safe`,
    }),
  batchDelegated: (count: number, contract: string) =>
    plural(count, {
      one: `Lote de ${count} chamada pelo código de ${contract} (chamada delegada)`,
      other: `Lote de ${count} chamadas pelo código de ${contract} (chamada delegada)`,
    }),
  multicall: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} chamada que o contrato ${contract} executa em si mesmo. Primeira: ${first}`,
      other: `${count} chamadas que o contrato ${contract} executa em si mesmo. Primeira: ${first}`,
    }),
  several: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} ação de uma chamada a ${contract}. Primeira: ${first}`,
      other: `${count} ações de uma chamada a ${contract}. Primeira: ${first}`,
    }),
  nothingInside: 'nada',
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `Embrulhar (wrap) para ${to}: ${amount}, no contrato ${contract}`,
    unwrap: (amount: string, to: string, contract: string) =>
      `Desembrulhar (unwrap) para ${to}: tudo o que o contrato ${contract} tem, pelo menos ${amount}`,
    sweep: (amount: string, to: string, contract: string) =>
      `Pagar a ${to}: tudo o que o contrato ${contract} tem, pelo menos ${amount}`,
    transfer: (amount: string, to: string, contract: string) =>
      `Pagar a ${to}: ${amount} do que o contrato ${contract} tem`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `Pagar a ${to}: ${percent}% de todo o ${token} que o contrato ${contract} tem`,
  },
  held: (token: string) => `tudo o que o contrato tem do token ${token}`,
  heldCoin: (symbol: string) => `todo o ${symbol} que o contrato tem`,
  execute: (safe: string, what: string) => `Executar uma transação do Safe ${safe}: ${what}`,
  approveHash: (hash: string, safe: string) => `Aprovar o hash de transação ${hash} do Safe ${safe}`,
  exactly: (amount: string) => `exatamente ${amount}`,
  atMost: (amount: string) => `no máximo ${amount}`,
  atLeast: (amount: string) => `pelo menos ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `Trocar ${gives} por ${receives}, pago a ${to}, no contrato ${contract}`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Adicionar liquidez de ${one} e ${other}, de propriedade de ${to}, no contrato ${contract}`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Remover liquidez em troca de ${one} e ${other}, pago a ${to}, no contrato ${contract}`,
  wrap: (contract: string) => `Depositar no contrato ${contract}`,
  unwrap: (integer: string, contract: string) => `Sacar ${integer} unidades mínimas do contrato ${contract}`,
  names: {
    register: (name: string, contract: string) => `Registrar o nome ${name} em ${contract}`,
    renew: (name: string, contract: string) => `Renovar o nome ${name} em ${contract}`,
    commit: (_: string, contract: string) => `Anunciar o registro de um nome em ${contract}`,
    owner: (name: string, contract: string) => `Alterar o proprietário do nome ${name} em ${contract}`,
    subname: (name: string, contract: string) => `Criar ou ceder um subnome de ${name} em ${contract}`,
    fuses: (name: string, contract: string) =>
      `Alterar o que os proprietários podem fazer com o nome ${name} ou um subnome em ${contract}`,
    resolver: (name: string, contract: string) => `Alterar o resolvedor do nome ${name} em ${contract}`,
    address: (name: string, contract: string) => `Alterar o endereço do nome ${name} em ${contract}`,
    record: (name: string, contract: string) => `Alterar um registro do nome ${name} em ${contract}`,
    primary: (name: string, contract: string) => `Definir o nome principal ${name} em ${contract}`,
  },
  nameTo: (words: string, account: string) => `${words}, para ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `Transferir a propriedade do contrato ${contract}`,
    'renounce-ownership': (contract: string) => `Renunciar à propriedade do contrato ${contract}`,
    'accept-ownership': (contract: string) => `Aceitar a propriedade do contrato ${contract}`,
    'grant-role': (contract: string) => `Conceder uma função no contrato ${contract}`,
    'revoke-role': (contract: string) => `Revogar uma função no contrato ${contract}`,
    'renounce-role': (contract: string) => `Renunciar a uma função no contrato ${contract}`,
    'change-code': (contract: string) => `Substituir partes do código do contrato ${contract}`,
    'change-admin': (contract: string) => `Alterar o administrador de um proxy no contrato ${contract}`,
  },
  rights: {
    spend: (contract: string, of: string) =>
      `Permitir que outra conta gaste do Safe por meio de ${contract} (${of})`,
    borrow: (contract: string, of: string) =>
      `Permitir que outra conta tome emprestado, com a dívida a cargo do Safe, em ${contract} (${of})`,
    act: (contract: string, of: string) =>
      `Permitir que outra conta aja em nome do Safe em ${contract} (${of})`,
    vote: (contract: string, of: string) =>
      `Permitir que outra conta vote em nome do Safe em ${contract} (${of})`,
    order: (contract: string, of: string) =>
      `Permitir que qualquer um execute uma ordem do Safe em ${contract} (${of})`,
    receive: (contract: string, of: string) =>
      `Escolher a conta que recebe o resultado de uma chamada a ${contract} (${of})`,
    configure: (contract: string, of: string) =>
      `Alterar as regras pelas quais outros agem em nome de um Safe, em ${contract} (${of})`,
  },
  rightEnds: (contract: string, of: string) =>
    `Revogar um direito de agir em nome do Safe em ${contract} (${of})`,
  rightOf: (words: string, account: string) => `${words}: ${account}`,
  role: (words: string, role: string) => `${words}, função ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `Substituir o código do contrato ${contract} pelo de ${implementation}`,
  migrate: (version: string, singleton: string, contract: string) =>
    `Alterar o contrato do Safe para a versão ${version}, ${singleton}, como o projeto Safe a publicou, pelo código de ${contract} (chamada delegada)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}. Também define o manipulador de fallback como ${handler}`,
  delegate: (contract: string) => `Executar o código de ${contract} como o próprio Safe (chamada delegada)`,
  unknown: (selector: string, contract: string) => `Uma chamada desconhecida ${selector} a ${contract}`,
  noCall: (contract: string) => `Dados que não são uma chamada de função, enviados para ${contract}`,
  malformed: (signature: string, contract: string) =>
    `Uma chamada desconhecida a ${contract}. Ela começa como ${signature}, mas não está codificada como tal`,
  unreadableBatch: (contract: string) => `Um lote que não pode ser lido, para ${contract}`,
  pays: (words: string, amount: string, to: string) => `${words}. Também envia ${amount} para ${to}`,
  noEnd: 'nunca',
  fields: {
    function: (call: string, contract: string) => `Função: ${call} em ${contract}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `Dados: ${hex}`,
    delegate: 'Operação: chamada delegada',
    mayFail: 'Se falhar, os outros comandos ainda serão executados.',
    zeroReplaced: (to: string) =>
      `Destino: os dados indicam o endereço zero, que este contrato de lote substitui por ${to}`,
    unusedValue: (amount: string) => `Valor: ${amount}, que uma chamada delegada não envia`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
