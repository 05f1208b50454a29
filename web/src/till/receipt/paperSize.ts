export type PaperSize = 'roll' | 'A4';

const PAGES: Readonly<Record<PaperSize, string>> = {
  // The paper roll decides the width; the length follows the content.
  roll: '@page { size: 80mm auto; margin: 0 }',
  A4: '@page { size: A4; margin: 12mm }',
};

export function pageStyle(size: PaperSize): string {
  return `${PAGES[size]} body { margin: 0; background: #fff }`;
}
