/** Returns SQL of a part of a whole in percent, to two decimals; null if the whole is 0. */
export const shareOf = (part: string, whole: string): string =>
  `trim_scale(round(100.0 * ${part} / nullif(${whole}, 0), 2))`;
