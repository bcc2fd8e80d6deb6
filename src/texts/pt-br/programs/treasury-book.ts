import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'Catálogo de endereços…',
  title: 'Catálogo de endereços',
  hint: 'Estes nomes são seus. Eles são armazenados somente neste navegador.',
  yours: 'Seus nomes',
  named: (address: string, name: string) => `${address} é “${name}” em seu catálogo de endereços`,
  choose: 'Do seu catálogo de endereços',
  name: 'Nome',
  address: 'Endereço',
  network: (chainId: number) => `Rede ${chainId}`,
  empty: 'Seu catálogo de endereços está vazio. Digite um nome e um endereço, ou importe um arquivo.',
  add: 'Adicionar',
  remove: 'Remover',
  removeOf: (name: string) => `Remover ${name}`,
  import: 'Importar…',
  importLabel: 'Arquivo a importar (CSV: address, name, chainId)',
  export: 'Exportar',
  close: 'Fechar',
  fileName: 'address-book.csv',
  added: (count: number) =>
    plural(count, { one: `${count} entrada adicionada.`, other: `${count} entradas adicionadas.` }),
  renamed: (address: string, name: string) => `${address} era “${name}” antes.`,
  shared: (address: string, name: string) =>
    `Outro endereço também se chama “${name}” ou tem um nome que parece igual. Confira este endereço: ${address}`,
  checkFirst: 'Nada foi adicionado ainda. Confira estas entradas primeiro.',
  addAnyway: 'Adicionar mesmo assim',
  keepOut: 'Cancelar',
  nothingAdded: 'Nada foi adicionado.',
  notChecked: 'As entradas não foram verificadas, portanto nada foi adicionado. Tente novamente.',
  lineProblem: (line: number, problem: string) => `Linha ${line}: ${problem}`,
  moreProblems: (count: number) =>
    plural(count, {
      one: `Mais ${count} linha não foi lida.`,
      other: `Mais ${count} linhas não foram lidas.`,
    }),
  refused: {
    unclosed: 'O arquivo não pode ser lido: há nele uma aspa que não é fechada.',
    'too-long':
      'O arquivo é longo demais. Um catálogo de endereços tem no máximo 500,000 caracteres e 5,000 linhas.',
    'no-header': 'A primeira linha do arquivo deve ser: address,name,chainId',
    'too-many': 'O arquivo tem entradas demais. Um catálogo de endereços tem no máximo 1,000.',
    unreadable: 'O arquivo não pode ser lido.',
  },
  problems: {
    'no-name': 'Digite um nome.',
    'long-name': 'O nome é longo demais. Digite no máximo 50 caracteres.',
    'name-is-address': 'O nome parece um endereço. Digite outro nome.',
    'no-chain': 'Não é uma rede válida. Digite o número de uma rede.',
    'missing-cells': 'Digite um endereço, um nome e uma rede.',
    quotes: 'Há uma aspa dentro de um campo. Coloque o campo inteiro entre aspas.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
