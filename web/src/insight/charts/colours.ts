/** BI-05 Orange, navy and grey, each at least 3:1 against the card and the page; with lighter ones of the same for more than three. */
export const INSIGHT_COLOURS = {
  orange: '#cc6000',
  navy: '#1d3557',
  grey: '#75828b',
  orangeDark: '#8a4100',
  navyLight: '#4a6fa5',
  greyDark: '#4c5860',
} as const;
export type InsightColour = keyof typeof INSIGHT_COLOURS;

const IN_ORDER = Object.keys(INSIGHT_COLOURS) as InsightColour[];

/** The colour of the nth part where parts have none of their own. */
export const colourAt = (index: number): InsightColour => IN_ORDER[index % IN_ORDER.length] ?? 'grey';
