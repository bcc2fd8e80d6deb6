import type { TokenName } from '@/domain/appearance/skin'

export const textPairs: readonly (readonly [text: TokenName, ground: TokenName])[] = [
  ['ButtonText', 'ButtonFace'],
  ['MenuText', 'Menu'],
  ['TitleText', 'ActiveTitle'],
  ['TitleText', 'GradientActiveTitle'],
  ['InactiveTitleText', 'InactiveTitle'],
  ['InactiveTitleText', 'GradientInactiveTitle'],
  ['HilightText', 'Hilight'],
  ['WindowText', 'Window'],
  ['InfoText', 'InfoWindow'],
  ['HotTrackingColor', 'Window'],
  ['HotTrackingColor', 'ButtonFace'],
  ['ButtonText', 'CheckerA'],
]
