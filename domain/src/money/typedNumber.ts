const THOUSANDS = /^\D?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * What a hand typed or pasted, as plain digits: commas go where they part thousands. Any other comma stays, so that
 * `12,50` is no number rather than a hundred times as much.
 */
export function typedNumber(text: string): string {
  const typed = text.trim();
  return THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed;
}
