import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'Simulação',
  running: 'Simulando…',
  notOffered: 'Desconhecido: o nó deste site não oferece simulações.',
  noAnswer: 'Desconhecido: o nó não deu nenhuma resposta que possa ser lida.',
  at: (block: string) =>
    `Simulada pelo nó deste site no bloco ${block}. O resultado real pode ser diferente. Alterações do número de assinaturas necessárias não são simuladas.`,
  fails: 'A execução falha.',
  failsWith: (reason: string) => `A execução falha: ${reason}`,
  nothing: 'A transação é bem-sucedida. Nenhum contrato informa uma transferência dos ativos do Safe.',
  out: (what: string, to: string) => `Sai: ${what}, para ${to}`,
  in: (what: string, from: string) => `Entra: ${what}, de ${from}`,
  allowed: (spender: string, what: string) => `Aprovado: ${spender} pode gastar ${what}`,
  allAllowed: (operator: string, token: string) =>
    `Aprovado: ${operator} pode mover tudo o que há na coleção ${token}`,
  notAllowed: (operator: string, token: string) => `Não mais aprovado: ${operator}, para a coleção ${token}`,
  settings: {
    AddedOwner: (address: string) => `Proprietário adicionado: ${address}`,
    RemovedOwner: (address: string) => `Proprietário removido: ${address}`,
    EnabledModule: (address: string) => `Módulo habilitado: ${address}`,
    DisabledModule: (address: string) => `Módulo desabilitado: ${address}`,
    ChangedGuard: (address: string) => `Guarda de transações: ${address}`,
    ChangedModuleGuard: (address: string) => `Guarda de módulos: ${address}`,
    ChangedFallbackHandler: (address: string) => `Manipulador de fallback: ${address}`,
  },
  coinGained: (amount: string) =>
    `O saldo do Safe aumenta em ${amount}. As transferências da moeda relatadas pelo nó, somadas, não resultam nessa variação.`,
  coinLost: (amount: string) =>
    `O saldo do Safe diminui em ${amount}. As transferências da moeda relatadas pelo nó, somadas, não resultam nessa variação.`,
  unread: (event: string, contract: string) =>
    `Não reconhecido, relativo ao Safe: o evento ${event} do contrato ${contract}`,
  noEvent: 'sem nome',
  more: (count: number) =>
    plural(count, { one: `Mais ${count} não é mostrado.`, other: `Mais ${count} não são mostrados.` }),
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
