import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-review'

/** The review of a transaction of a Safe before it is signed. */
export const treasuryReviewTexts = {
  saidByGateway: 'По словам службы Safe',
  saidByGatewayHint: 'Подпись на это не распространяется, и эта страница этого не проверяла.',
  said: (words: string) => `По словам службы Safe: ${words}`,
  reading: 'Чтение…',
  field: {
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    description: 'Описание',
    decoded: 'Расшифрованный вызов',
  },
  nativeCoin: (address: string) => `${address} (монета сети)`,
  executorReceives: (address: string) => `${address} (счет, который исполняет)`,
  noData: '0x (нет)',
  nextNonce: 'Следующий nonce этого Safe',
  estimate: (nonce: string, gas: string) =>
    `рекомендует nonce ${nonce} и safeTxGas ${gas}; ни то ни другое не используется`,
  versions: 'Версия контракта',
  versionChange: (from: string, to: string) => `сейчас ${from}, после этого ${to}`,
  preparing: 'Чтение Safe…',
  back: 'Назад',
  unreadable: 'Подписать это здесь нельзя, поскольку странице не удается прочитать, что это делает.',
  riskFlags: {
    'unknown-call': 'Эта страница не знает, что делает вызываемая функция.',
    revoke:
      'Обнуляет разрешение. У коллекции NFT тот же вызов разрешает получателю разрешения переместить NFT #0.',
    'no-recipient':
      'Отправляет на нулевой адрес или на контракт самого токена. Скорее всего, отправленное будет потеряно.',
    name: 'Меняет, куда ведет имя или сколько оно стоит.',
    'no-minimum': 'Обмен принимает взамен любую сумму, даже ничего.',
    'safe-tx-gas':
      'safeTxGas не равен 0. Если вызов завершится ошибкой, транзакция все равно считается исполненной и расходует свой nonce.',
    'unused-refund': 'Поля возмещения заданы, хотя gasPrice равен 0. Они не действуют.',
    'nonce-gap':
      'Ее nonce оставляет пропуск. Она не может быть выполнена, пока не использованы предыдущие nonce.',
    'nonce-used': 'Ее nonce уже использован. Она никогда не может быть выполнена.',
    'delegate-call':
      'Делегированный вызов (delegate call): код другого контракта выполняется от имени самого Safe и может сделать с ним что угодно.',
    'batch-elsewhere': 'Вызовы этого пакета делает другой контракт, а не Safe.',
    allowance:
      'Разрешает другому счету тратить токены, сейчас и в будущем, без какой-либо дополнительной подписи.',
    operator: 'Разрешает другому счету перемещать все из коллекции без какой-либо дополнительной подписи.',
    owners: 'Меняет состав владельцев Safe.',
    threshold: 'Меняет, сколько владельцев должны подписать.',
    module: 'Меняет модули, которые могут перемещать все без единой подписи.',
    guard: 'Меняет защиту, которая может заблокировать или разрешить любую транзакцию.',
    'fallback-handler': 'Меняет резервный обработчик, который отвечает от имени Safe.',
    contract: 'Заменяет контракт Safe.',
    'older-contract': 'Версия нового контракта Safe ниже, чем у нынешнего.',
    'own-call': 'Вызывает сам Safe способом, который здесь неизвестен.',
    'other-safe': 'Подписывает или исполняет транзакцию другого Safe.',
    control: 'Меняет, кто управляет контрактом.',
    upgrade: 'Заменяет код контракта.',
    'name-owner': 'Меняет владельца имени.',
    'swap-elsewhere': 'То, на что производится обмен, выплачивается не этому Safe.',
    'call-with-value': 'Отправляет деньги вместе с вызовом контракта.',
    malformed:
      'Данные начинаются как известная функция, но закодированы иначе. Контракты могут прочитать их по-другому.',
    refund: 'Платит счету, который ее исполняет, из средств Safe.',
    misdescribed:
      'То, что говорит о ней служба Safe, — не то, что делают ее данные. Подписываются только данные.',
    'unreadable-batch': 'Это пакет, вызовы которого невозможно прочитать.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryReviewTexts>
