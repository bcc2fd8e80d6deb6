import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Carteira de demonstração',
  approve: 'Aprovar',
  refuse: 'Rejeitar',
  account: (position: number) => `Conta ${position}`,
  connect: (host: string) =>
    `Esta página (${host}) pede para se conectar. Ela verá a conta que você escolher e não pode enviar nada sem perguntar novamente. Escolha uma conta ou rejeite a solicitação.`,
  switchChain: 'Esta página pede para trocar para outra rede.',
  addChain: 'Esta página pede para adicionar uma rede à sua carteira e trocar para ela.',
  signMessage: 'Esta página pede que você assine uma mensagem. Assinar é grátis.',
  signData:
    'Esta página pede que você assine dados. Assinar é grátis, mas um contrato pode usar a assinatura para agir em seu nome.',
  sendTransaction: 'Esta página pede que você envie uma transação. Isso não pode ser desfeito.',
  watchToken: 'Esta página pede para listar um token em sua carteira.',
  upgradeAccount:
    'Esta página quer fazer várias chamadas de uma vez. Sua conta executará o código deste contrato (EIP-7702), que faz todas as chamadas em uma única transação ou não faz nenhuma. Somente outra solicitação desse tipo pode desfazer isso.',
  sendCalls: (count: number) =>
    plural(count, {
      one: `Esta página pede que você envie ${count} chamada em uma transação. Isso não pode ser desfeito.`,
      other: `Esta página pede que você envie ${count} chamadas em uma única transação: ou todas são feitas, ou nenhuma. Isso não pode ser desfeito.`,
    }),
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `Aprova que ${spender} gaste exatamente ${amount}.`,
    allowAll: (token: string, spender: string) =>
      `Aprova que ${spender} gaste todo o ${token} que você tem, agora e no futuro.`,
    takeBack: (token: string, spender: string) => `Revoga a aprovação para que ${spender} gaste ${token}.`,
    transfer: (amount: string, to: string) => `Envia ${amount} para ${to}.`,
    wrap: (amount: string) => `Embrulha ${amount} (wrap).`,
    unwrap: (amount: string) => `Desembrulha ${amount} (unwrap).`,
    swap: (given: string, got: string, to: string) =>
      `Troca ${given} por pelo menos ${got}, que vão para ${to}.`,
  },
  ownAccount: 'sua própria conta',
  router: (address: string) => `o roteador da exchange (${address})`,
  wrapped: (symbol: string) => `${symbol} embrulhado`,
  never: 'sem limite',
  facts: {
    account: 'Conta',
    contract: 'Contrato',
    currency: 'Moeda',
    data: 'Dados',
    decimals: 'Casas decimais',
    does: 'O que faz',
    for: 'Por',
    from: 'De',
    message: 'Mensagem',
    network: 'Rede',
    node: 'Nó',
    to: 'Para',
    token: 'Token',
    until: 'Até',
    value: 'Valor',
  },
  newContract: 'um novo contrato',
  noData: 'nenhum',
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'Rede',
  errors: {
    rejected: 'O usuário rejeitou a solicitação.',
    unauthorized: 'Esta conta não é permitida aqui.',
    pending: 'Já há uma solicitação aberta na carteira de demonstração.',
    invalid: (what: string) => `Parâmetros inválidos: ${what}`,
    unknownChain: (chainId: number) =>
      `A carteira de demonstração não reconhece a rede ${chainId}. Adicione-a primeiro.`,
    unreachableChain: (chainId: number) =>
      `A carteira de demonstração não consegue acessar um nó da rede ${chainId}.`,
    capability: (name: string) => `A carteira de demonstração não dá suporte ao recurso ${name}.`,
    batchChain: (chainId: number) =>
      `A carteira de demonstração não dá suporte a chamadas em lote na rede ${chainId}.`,
    batchAccount: 'Somente a Conta 3 da carteira de demonstração dá suporte a chamadas em lote.',
    knownBatch: 'Um lote com este id já foi enviado.',
    unknownBatch: 'A carteira de demonstração não encontrou este lote.',
    largeBatch: (most: number) => `A carteira de demonstração aceita no máximo ${most} chamadas em um lote.`,
    noUpgrade: 'O usuário rejeitou a atualização da conta.',
    nodeRefused: 'O nó rejeitou a solicitação.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
