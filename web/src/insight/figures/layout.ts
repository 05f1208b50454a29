const ONE = 'minmax(0, 1fr)';

/** Figures side by side: two on a phone, four on a desktop. */
export const FIGURES = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  mb: 2,
  gridTemplateColumns: { xs: `repeat(2, ${ONE})`, md: `repeat(4, ${ONE})` },
} as const;
/** Cards stacked. */
export const STACK = { display: 'grid', gap: 2, mb: 2, gridTemplateColumns: ONE } as const;
/** Cards in pairs, stacked on a phone. */
export const HALVES = { ...STACK, gridTemplateColumns: { xs: ONE, md: `${ONE} ${ONE}` } } as const;
