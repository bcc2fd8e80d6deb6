/** The labels of the former links, which were messages of Love98. */
export const formerLabels: Readonly<
  Record<string, { readonly label: string; readonly translations?: Readonly<Record<string, string>> }>
> = {
  swap: {
    label: 'Swap',
    translations: {
      es: 'Intercambio',
      'pt-br': 'Troca',
      fr: 'Échange',
      de: 'Tauschen',
      tr: 'Takas',
      ru: 'Обмен',
      'zh-cn': '兑换',
      ja: 'スワップ',
      ar: 'المبادلة',
    },
  },
  bridge: {
    label: 'Bridge',
    translations: {
      es: 'Puente',
      'pt-br': 'Ponte',
      fr: 'Pont',
      de: 'Brücke',
      tr: 'Köprü',
      ru: 'Мост',
      'zh-cn': '跨链桥',
      ja: 'ブリッジ',
      ar: 'الجسر',
    },
  },
  vote: {
    label: 'Governance Vote',
    translations: {
      es: 'Votación de gobernanza',
      'pt-br': 'Votação de governança',
      fr: 'Vote de gouvernance',
      de: 'Governance-Abstimmung',
      tr: 'Yönetişim oylaması',
      ru: 'Голосование',
      'zh-cn': '治理投票',
      ja: 'ガバナンス投票',
      ar: 'تصويت الحوكمة',
    },
  },
  explorer: {
    label: 'Block Explorer',
    translations: {
      es: 'Explorador de bloques',
      'pt-br': 'Explorador de blocos',
      fr: 'Explorateur de blocs',
      de: 'Block-Explorer',
      tr: 'Blok gezgini',
      ru: 'Обозреватель блоков',
      'zh-cn': '区块浏览器',
      ja: 'ブロック エクスプローラ',
      ar: 'مستكشف الكتل',
    },
  },
  telegram: { label: 'Telegram' },
  twitter: { label: 'Twitter' },
  discord: { label: 'Discord' },
}
