/**
 * The size of published kits in KB of gzipped JavaScript without React. They load it with the page, before any click,
 * and their list is part of it. Each was bundled and minified by rolldown 1.3.2 with its default wallets. They were
 * measured once, because none of them runs beside this product: RainbowKit and ConnectKit need wagmi 2, and ConnectKit
 * also needs React 18.
 */
export const publishedKits: Readonly<
  Record<'RainbowKit 2.2.11' | 'ConnectKit 1.9.2' | 'AppKit 1.8.24', { initial: number; list: number }>
> = {
  'RainbowKit 2.2.11': { initial: 200.8, list: 200.8 },
  'ConnectKit 1.9.2': { initial: 365.3, list: 365.3 },
  'AppKit 1.8.24': { initial: 484.6, list: 484.6 },
}
