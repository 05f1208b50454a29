import { NO_TERMS, type OfferTerms } from '@taem/domain/loyalty/offerTerms.ts';
import { expect, test } from 'vitest';
import { offerTermsField } from './TermsInput.tsx';

test.each<Partial<OfferTerms>>([
  { until: '2026-12-31 23:59:59' },
  { from: '2026-12-01 09:00:30', until: '2026-12-31 00:00:00' },
  { weekdays: [1, 7], fromHour: '22:00', untilHour: '00:00', branchIds: ['ari'], tierIds: ['gold'] },
])('terms that were not changed are saved as they were: %o', (some) => {
  const terms = { ...NO_TERMS, ...some };
  const { rule, of } = offerTermsField;
  expect(rule.parse(of({ id: 'happy', terms }))).toEqual(terms);
});
