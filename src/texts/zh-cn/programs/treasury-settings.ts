import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: '更改设置',
  change: '更改…',
  kind: '更改',
  kinds: {
    ADD_OWNER: '添加所有者',
    REMOVE_OWNER: '删除所有者',
    SWAP_OWNER: '替换所有者',
    CHANGE_THRESHOLD: '更改阈值',
    ENABLE_MODULE: '启用模块',
    DISABLE_MODULE: '禁用模块',
    SET_GUARD: '设置交易防护合约',
    DELETE_GUARD: '删除交易防护合约',
    SET_FALLBACK_HANDLER: '设置回退处理程序',
    CHANGE_VERSION: '更改合约版本',
  },
  newOwner: '新所有者',
  owner: '所有者',
  module: '模块',
  contract: '合约',
  threshold: '所需签名数',
  chooseOne: '请从列表中选择一项。',
  problems: {
    'reserved-address': 'Safe 不能在此处使用此地址。请输入其他地址。',
    'already-owner': '此帐户已经是所有者。请输入其他地址。',
    'not-an-owner': '此帐户不再是所有者。请选择其他帐户。',
    threshold: '签名数无效。请输入 1 到所有者人数之间的数字。',
    'already-module': '此模块已经启用。请输入其他地址。',
    'not-a-module': '此模块不再处于启用状态。请选择其他模块。',
    unchanged: 'Safe 已有此设置。请输入其他设置。',
  },
  noContract: '此网络上的此地址没有合约。请输入合约的地址。',
  everyOne: '模块、防护合约或处理程序是参与 Safe 操作的代码。只应设置您信任的代码。',
  onlyTheirs: '请确保新所有者持有密钥：在该帐户签名之前，无法验证这一点。',
  versionOffer: (from: string, to: string, singleton: string) =>
    `此 Safe 的版本为 ${from}。此网络上提供 Safe 项目的版本 ${to}：${singleton}。地址、所有者、阈值、模块和资产保持不变。`,
  versionRuns: '更改版本的合约将作为 Safe 本身运行一次。它在此网络上的代码就是已发布的代码。',
  readFromChain: (block: string) =>
    `在区块 ${block} 从 Safe 的合约中读取。是否有较新的版本、最新版本和下一个可用的 nonce 由 Safe 服务提供。`,
  differs: (settings: string) =>
    `Safe 服务对以下各项报告的值不同：${settings}。此处显示的值是从合约中读取的。`,
  moreModules: (listed: number) => `启用的模块多于列出的 ${listed} 个。`,
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
