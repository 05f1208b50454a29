import { colours } from '../ui/tokens.ts';

/**
 * BI-05 Every colour of a figure that is drawn, by what it means: orange, navy and grey are members, walk-in customers and
 * both together, and nothing else; amber is of points; a single series has the colour of the brand, and what it is compared
 * with a paler one (docs/adr/0123). Charts define no other colours.
 */
export const CHART_COLOURS = {
  member: colours.chartMember,
  guest: colours.chartGuest,
  total: colours.chartTotal,
  own: colours.chartOwn,
  before: colours.chartBefore,
  point: colours.chartPoint,
  pointDark: colours.chartPointDark,
  pointLight: colours.chartPointLight,
  other1: colours.chartOther1,
  other2: colours.chartOther2,
  other3: colours.chartOther3,
  other4: colours.chartOther4,
  other5: colours.chartOther5,
} as const;
export type ChartColour = keyof typeof CHART_COLOURS;

/** The colour of a thing is the same on every page, whatever stands beside it. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, ChartColour>>>> = {
  customerType: { MEMBER: 'member', GUEST: 'guest', total: 'total' },
  tender: { CASH: 'own', TRANSFER: 'other1', CREDIT_DEBIT: 'other2', OTHER: 'other3', EXCHANGE: 'other4' },
  /** Tiers of the documents; what has none is bought by walk-in customers. */
  tier: { Standard: 'own', Bronze: 'other1', Silver: 'other2', Gold: 'other3', Platinum: 'other4', '': 'guest' },
  comparison: { now: 'own', before: 'before' },
  points: { earned: 'point', redeemed: 'pointDark', voided: 'pointLight', adjusted: 'other2', others: 'other3' },
};
export type ChartMeaning = 'customerType' | 'tender' | 'tier' | 'comparison' | 'points';

/** For what has no meaning here, in their order. */
const OTHERS: readonly ChartColour[] = ['own', 'other1', 'other2', 'other3', 'other4', 'other5'];

/** The colour of one thing. */
export const colourOf = (meaning: ChartMeaning, value: string): ChartColour => MEANINGS[meaning]?.[value] ?? 'own';

/** The colours of things that stand beside each other: their own by what they mean, and of those left over for what has none. */
export function coloursOf(meaning: ChartMeaning | null, values: readonly string[]): ChartColour[] {
  const own = values.map((value) => (meaning ? MEANINGS[meaning]?.[value] : undefined));
  const free = OTHERS.filter((colour) => !own.includes(colour));
  let used = 0;
  return own.map((colour) => colour ?? (free.length > 0 ? free[used++ % free.length] : undefined) ?? 'own');
}

/** Grounds of cells, from the least to the most, with words that are read on each. */
export const HEAT = [
  { bgcolor: colours.heat1, color: colours.ink },
  { bgcolor: colours.heat2, color: colours.ink },
  { bgcolor: colours.heat3, color: colours.ink },
  { bgcolor: colours.heat4, color: colours.onAccent },
  { bgcolor: colours.heat5, color: colours.onAccent },
  { bgcolor: colours.heat6, color: colours.onAccent },
] as const;
