/**
 * BI-05 Every colour of a figure that is drawn, once, in any area: orange, navy and grey, each at least 3:1 against
 * what it is drawn on, and for more than three parts a shade of each (ADR 0094). Charts define no other colours.
 */
export const CHART_COLOURS = {
  orange: '#cc6000',
  navy: '#1d3557',
  grey: '#75828b',
  orangeLight: '#f0a65c',
  navyLight: '#8fa3bd',
  greyDark: '#4c5860',
} as const;
export type ChartColour = keyof typeof CHART_COLOURS;

/** Behind a bar or a ring: where a larger figure would reach to. */
export const CHART_GROUND = '#e6eaed';

/** The colour of a thing is the same on every page, whatever stands beside it. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, ChartColour>>>> = {
  customerType: { MEMBER: 'orange', GUEST: 'navy', total: 'grey' },
  tender: { CASH: 'orange', TRANSFER: 'navy', CREDIT_DEBIT: 'grey', OTHER: 'navyLight' },
  /** Tiers of the documents; what has none is bought by walk-in customers. */
  tier: {
    Standard: 'orange',
    Bronze: 'greyDark',
    Silver: 'grey',
    Gold: 'orangeLight',
    Platinum: 'navyLight',
    '': 'navy',
  },
  comparison: { now: 'orange', before: 'grey' },
  points: { earned: 'orange', redeemed: 'navy', voided: 'grey', adjusted: 'orangeLight', others: 'navyLight' },
};
export type ChartMeaning = 'customerType' | 'tender' | 'tier' | 'comparison' | 'points';

const IN_ORDER = Object.keys(CHART_COLOURS) as ChartColour[];

/** The colour of one thing. */
export const colourOf = (meaning: ChartMeaning, value: string): ChartColour => MEANINGS[meaning]?.[value] ?? 'orange';

/** The colours of things that stand beside each other: their own by what they mean, and of those left over for what has none. */
export function coloursOf(meaning: ChartMeaning | null, values: readonly string[]): ChartColour[] {
  const own = values.map((value) => (meaning ? MEANINGS[meaning]?.[value] : undefined));
  const free = IN_ORDER.filter((colour) => !own.includes(colour));
  let used = 0;
  return own.map((colour) => colour ?? (free.length > 0 ? free[used++ % free.length] : undefined) ?? 'grey');
}

interface Heat {
  readonly bgcolor: string;
  readonly color: string;
}
const HEAT_WORDS = '#1f2933';
/** Grounds of cells, from the least to the most, with words that are read on each (4.5:1): orange, ever less mixed with the ground of the card. */
export const HEAT: readonly Heat[] = [
  { bgcolor: '#fff4e8', color: HEAT_WORDS },
  { bgcolor: '#fde0c0', color: HEAT_WORDS },
  { bgcolor: '#f9c793', color: HEAT_WORDS },
  { bgcolor: '#f0a65c', color: HEAT_WORDS },
  { bgcolor: '#e28733', color: HEAT_WORDS },
  { bgcolor: '#b85600', color: '#ffffff' },
];
