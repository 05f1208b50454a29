import { deviceSetting, type Roll } from '../../app/deviceSetting.ts';
import { pixelsOf } from '../../ui/pixelsOf.ts';

/** A roll by its width in millimetres, or a sheet. */
export type PaperSize = Roll | 'A4';

/** What the printer of this device has. */
export const ownRoll = (): Roll => deviceSetting().roll;

/** How the sheet leaves the printer. Of a roll as much is cut off as the receipt is high: a page has no height `auto`. */
export function pageStyle(size: PaperSize, heightPx: number): string {
  const height = Math.ceil(heightPx / pixelsOf(1)) + 1;
  // The styles of the product come along to the printer, after this one, with margins for whole pages.
  const page = size === 'A4' ? 'size: A4; margin: 12mm' : `size: ${size}mm ${height}mm; margin: 0 !important`;
  return `@page { ${page} } body { margin: 0; background: var(--paper) }`;
}
