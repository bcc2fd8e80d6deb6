import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account. */
export const verifyTexts = {
  title: '验证您的帐户',
  intro: '请在您的钱包中签署一条消息，证明您拥有此帐户。签名是免费的，不授予任何权限。',
  whatYouSign: '您签署的内容',
  noMessage: '尚无消息。',
  switchNetwork: '切换网络',
  disconnect: '断开连接',
  notNow: '以后再说',
  site: '网站',
  account: '帐户',
  network: '网络',
  signBefore: '签名截止时间',
  statement: '声明',
  preparing: '正在向服务器请求消息…',
  idle: '“以后再说”保持钱包连接；“断开连接”则断开钱包。',
  signing: '请在您的钱包中确认。',
  resumed: '已签名的所有者无需再次签名。正在等待其他所有者。',
  queued: (place: string) => `要登录，所有者必须执行交易 ${place}。您可以稍后再来。`,
  verifying: '正在检查签名…',
  verified: '帐户已验证',
  verifiedUntil: (time: string) => `您的登录有效期至 ${time}。`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog; the terms come from the community's file. */
export const termsTexts = {
  ok: '确定',
  agree: '同意',
  disconnect: '断开连接',
  inLanguage: (language: string) => `这些条款仅提供以下语言版本：${language}。`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: '验证',
  signOut: '退出登录',
  verify: '验证帐户',
  signedOutHere: (reason: string) =>
    `您已在此浏览器中退出登录。服务器响应后，您在服务器上的会话即告结束。${reason}`,
  receipt: '收据：消息和签名',
  receiptLines: (message: string, signature: string) => `消息：\n${message}\n\n签名：\n${signature}`,
  copied: '已复制。',
  copyReceipt: '复制收据',
  receiptStatus: {
    idle: '您签署的内容，供您自己存档。',
    copied: '收据已复制到剪贴板。',
    failed: '您的浏览器阻止了复制。请选定收据，然后按 CTRL+C。',
  },
  looking: '正在检查…',
  notVerified: '未验证',
  verifiedUntil: (time: string) => `验证有效期至 ${time}`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase. */
export const signInButtonTexts = {
  preparing: '正在准备消息…',
  idle: '签署消息',
  failed: '重试',
  signing: '正在等待签名…',
  queued: '正在等待 Safe…',
  verifying: '正在验证签名…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
