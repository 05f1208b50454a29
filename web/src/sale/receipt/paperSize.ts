import { deviceSetting, type Roll } from '../../app/deviceSetting.ts';
import { pixelsOf } from '../../ui/pixelsOf.ts';

/** A roll by its width in millimetres, or a sheet. */
export type PaperSize = Roll | 'A4';

/** Widths of the drawn papers in pixels. */
export const WIDTHS: Record<PaperSize, number> = { 80: pixelsOf(80), 58: pixelsOf(58), A4: pixelsOf(186) };

/** Returns the roll of this device's printer. */
export const ownRoll = (): Roll => deviceSetting().roll;

/** Returns the print styles of a paper size. A roll gets a page as high as the receipt, because pages have no height `auto`. */
export function pageStyle(size: PaperSize, heightPx: number): string {
  const height = Math.ceil(heightPx / pixelsOf(1)) + 1;
  // The product's own styles are printed too and come after this one, with margins for whole pages.
  const page = size === 'A4' ? 'size: A4; margin: 12mm' : `size: ${size}mm ${height}mm; margin: 0 !important`;
  return `@page { ${page} } body { margin: 0; background: var(--paper) }`;
}
