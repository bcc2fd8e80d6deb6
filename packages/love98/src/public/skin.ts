export type {
  BoardPalette,
  Brushes,
  CardPalette,
  Color,
  IconRole,
  PaintWallpaper,
  Raster,
  Skin,
  SkinPalette,
} from '@/domain/appearance/skin'
