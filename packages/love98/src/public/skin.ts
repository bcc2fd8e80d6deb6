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
  SkinSound,
} from '@/domain/appearance/skin'
