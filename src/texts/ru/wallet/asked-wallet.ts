import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `Ожидание ответа ${name}`,
  inExtension: (name: string) =>
    `Подтвердите подключение в ${name}. Если окно не появилось, щелкните значок кошелька на панели инструментов браузера и разблокируйте его.`,
  elsewhere: (name: string) => `Подтвердите подключение в окне ${name}.`,
  addressOnly: 'Эта страница запрашивает ваш адрес. Ничего не подписывается и не оплачивается.',
  failed: (name: string) => `${name}: подключиться не удалось`,
  again: 'Нажмите «Повторить», чтобы попробовать снова, или выберите другой кошелек.',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
