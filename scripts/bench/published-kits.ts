/**
 * What published kits bring with the page, in KB of gzipped JavaScript without React, so before any click: their list is
 * part of it. Each was bundled and minified by rolldown 1.3.2 with the wallets that it offers by default. Measured once,
 * since none of them runs beside this product: RainbowKit and ConnectKit need wagmi 2, ConnectKit React 18 as well.
 */
export const publishedKits: Readonly<
  Record<'RainbowKit 2.2.11' | 'ConnectKit 1.9.2' | 'AppKit 1.8.24', { initial: number; list: number }>
> = {
  'RainbowKit 2.2.11': { initial: 200.8, list: 200.8 },
  'ConnectKit 1.9.2': { initial: 365.3, list: 365.3 },
  'AppKit 1.8.24': { initial: 484.6, list: 484.6 },
}
