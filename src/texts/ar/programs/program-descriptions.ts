import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: 'خدمات تنقل العملات الرمزية من شبكة إلى أخرى.',
  governance: 'مواقع يصوت فيها المجتمع.',
  charts: 'سجل أسعار أزواج المجتمع.',
  collections: 'مجموعات NFT الخاصة بالمجتمع.',
  markets: 'البورصة ومحافظ Chia وأسواق Chia.',
  partners: 'مواقع شركاء المجتمع.',
  social: 'قنوات المجتمع: Telegram وTwitter وDiscord.',
  display: 'اختر سمة سطح المكتب وورق حائطه وحجمه.',
  exchange: 'بادل عملات المجتمع الرمزية بمحفظتك.',
  guestbook: 'سطر واحد موقّع كل يوم من كل من يسجل الدخول.',
  heartbreak: 'اعثر على كل قلب سليم دون أن تحطم أي قلب.',
  help: 'دليل سطح المكتب هذا.',
  notepad: 'ملف "اقرأني" والشروط والتعليمات الخاصة بسطح المكتب هذا.',
  run: 'افتح برنامجًا أو عنوانًا أو صفحة ويب لهذا المجتمع.',
  holdings: 'ما يملكه الحساب المتصل، وما يساويه في المجمّعات.',
  send: 'أرسل ETH أو عملة رمزية إلى عنوان أو اسم.',
  'shut-down': 'أعد تشغيل سطح المكتب، أو اقطع اتصال المحفظة.',
  solitaire: 'لعبة الورق من عام 1998: كلوندايك، مع لعبة لكل يوم.',
  swap: 'أزواج المجتمع وأسعارها.',
  treasury: 'أرصدة ومعاملات أحد حسابات Safe الخاصة بالمجتمع.',
} as const satisfies PartialTranslation<typeof english.programDescriptions>
