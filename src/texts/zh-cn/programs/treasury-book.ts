import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: '通讯簿…',
  title: '通讯簿',
  hint: '这些名称是您自己的。它们只存储在此浏览器中。',
  yours: '您的名称',
  named: (address: string, name: string) => `${address} 在您的通讯簿中是“${name}”`,
  inBook: (name: string) => `在您的通讯簿中: ${name}`,
  choose: '从您的通讯簿中选择',
  name: '名称',
  address: '地址',
  network: (chainId: number) => `网络 ${chainId}`,
  empty: '您的通讯簿为空。请输入名称和地址，或导入文件。',
  add: '添加',
  remove: '删除',
  removeOf: (name: string) => `删除 ${name}`,
  import: '导入…',
  importLabel: '要导入的文件(CSV: address, name, chainId)',
  export: '导出',
  close: '关闭',
  fileName: 'address-book.csv',
  added: (count: number) => `已添加 ${count} 个条目。`,
  renamed: (address: string, name: string) => `${address} 以前是“${name}”。`,
  shared: (address: string, name: string) => `另一个地址也使用名称“${name}”。请检查这个地址：${address}`,
  lineProblem: (line: number, problem: string) => `第 ${line} 行：${problem}`,
  moreProblems: (count: number) => `另有 ${count} 行未读取。`,
  refused: {
    unclosed: '无法读取文件：其中有一个引号未闭合。',
    'too-long': '文件太长。通讯簿最多有 500,000 个字符和 5,000 行。',
    'no-header': '文件的第一行必须是：address,name,chainId',
    'too-many': '文件的条目太多。通讯簿最多有 1,000 个条目。',
    unreadable: '无法读取文件。',
  },
  problems: {
    'no-name': '请输入名称。',
    'long-name': '名称太长。最多输入 50 个字符。',
    'name-is-address': '此名称看起来像地址。请输入其他名称。',
    'no-chain': '不是有效的网络。请输入网络的编号。',
    'missing-cells': '请输入地址、名称和网络。',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
