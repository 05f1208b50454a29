import { colours, radius } from '../../ui/tokens.ts';

export const FORM = { display: 'grid', gap: 2 } as const;

export const SECTION = { display: 'grid', gap: 1, p: { xs: 2, sm: 3 }, borderRadius: radius.card } as const;

/** One column on a phone: side by side, fields would be too narrow for the text, and choices would not fit. */
const ONE = 'minmax(0, 1fr)';

export const QUESTIONS = {
  display: 'grid',
  gridTemplateColumns: { xs: ONE, sm: `repeat(2, ${ONE})` },
  alignItems: 'start',
  ...{ rowGap: 2.5, columnGap: 3, mt: 1 },
  // A focused field must not be hidden by the bars.
  '& :is(input, select)': { scrollMarginBlock: 120 },
} as const;

/** The buttons stay in reach while the long form is scrolled. */
export const ACTIONS = {
  ...{ position: 'sticky', bottom: 0, display: 'flex', justifyContent: 'flex-end', gap: 1.5, py: 1.5 },
  background: `linear-gradient(transparent, ${colours.page} 24px)`,
} as const;

export const FACTS = {
  display: 'grid',
  gridTemplateColumns: { xs: ONE, sm: `minmax(160px, auto) ${ONE}` },
  ...{ rowGap: { xs: 0.25, sm: 1.25 }, columnGap: 3, m: 0, mt: 1 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1.25, sm: 0 }, fontWeight: 600, overflowWrap: 'anywhere' },
} as const;
