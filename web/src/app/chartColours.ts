import { colours } from '../ui/tokens.ts';

/**
 * BI-05 Every colour of a chart, by its meaning: orange, navy and grey are members, walk-in customers and both together, and
 * nothing else; amber is points; a single series has the colour of the brand, and the series that it is compared with a paler
 * one (docs/adr/0123). Charts define no other colours.
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

/** A value has the same colour on every page, whatever other values the chart has. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, ChartColour>>>> = {
  customerType: { MEMBER: 'member', GUEST: 'guest', total: 'total' },
  tender: { CASH: 'own', TRANSFER: 'other1', CREDIT_DEBIT: 'other2', OTHER: 'other3', EXCHANGE: 'other4' },
  /** The tiers of the documents; sales without a tier are those of walk-in customers. */
  tier: { Standard: 'own', Bronze: 'other1', Silver: 'other2', Gold: 'other3', Platinum: 'other4', '': 'guest' },
  comparison: { now: 'own', before: 'before' },
  points: { earned: 'point', redeemed: 'pointDark', voided: 'pointLight', adjusted: 'other2', others: 'other3' },
};
export type ChartMeaning = 'customerType' | 'tender' | 'tier' | 'comparison' | 'points';

/** The colours of values that have none above, in this order. */
const OTHERS: readonly ChartColour[] = ['own', 'other1', 'other2', 'other3', 'other4', 'other5'];

/** Returns the colour of one value. */
export const colourOf = (meaning: ChartMeaning, value: string): ChartColour => MEANINGS[meaning]?.[value] ?? 'own';

/** Returns the colours of the values of one chart: first each value's own by its meaning, then unused ones for the rest. */
export function coloursOf(meaning: ChartMeaning | null, values: readonly string[]): ChartColour[] {
  const own = values.map((value) => (meaning ? MEANINGS[meaning]?.[value] : undefined));
  const free = OTHERS.filter((colour) => !own.includes(colour));
  let used = 0;
  return own.map((colour) => colour ?? (free.length > 0 ? free[used++ % free.length] : undefined) ?? 'own');
}

/** Backgrounds of cells from the lowest to the highest value, each with a text colour that is legible on it. */
export const HEAT = [
  { bgcolor: colours.heat1, color: colours.ink },
  { bgcolor: colours.heat2, color: colours.ink },
  { bgcolor: colours.heat3, color: colours.ink },
  { bgcolor: colours.heat4, color: colours.onAccent },
  { bgcolor: colours.heat5, color: colours.onAccent },
  { bgcolor: colours.heat6, color: colours.onAccent },
] as const;
