export type { Brushes, PaintWallpaper, Raster } from '@/domain/appearance/paint-wallpaper'
export type {
  BoardPalette,
  CardPalette,
  Color,
  IconRole,
  Skin,
  SkinPalette,
} from '@/domain/appearance/skin'
