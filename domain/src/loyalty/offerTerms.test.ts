import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thaiMessage } from '../form/thaiMessages.ts';
import { basketOf, chosen, FIXED, MULTIPLIER, PERCENT, QTY, RULES } from '../testing/pricing.ts';
import { priceBasket } from '../till/priceBasket.ts';
import { offerTermsForm } from './offerForm.ts';
import { NO_TERMS, type OfferTerms, TERM_FAULTS, unmetTerm } from './offerTerms.ts';
import { pricedTerms, readOfferTerms, writeOfferTerms } from './readOfferTerms.ts';
import { termsSentence } from './termsSentence.ts';

const at = (localTime: string, place: { branchId?: string; tierId?: string | null } = {}) => ({
  localTime,
  branchId: 'ari',
  tierId: 'gold',
  ...place,
});
const terms = (some: Partial<OfferTerms>): OfferTerms => ({ ...NO_TERMS, ...some });

describe('when an offer may be used', () => {
  // 27 November 2026 is a Friday, day 6 of a week that begins on Sunday.
  it.each([
    ['nothing narrows it', {}, '2026-11-27 10:00:00', null],
    ['the second before it begins', { from: '2026-11-27 10:00:01' }, '2026-11-27 10:00:00', 'NOT_YET'],
    ['the second it begins', { from: '2026-11-27 10:00:00' }, '2026-11-27 10:00:00', null],
    ['the last second', { until: '2026-11-27 10:00:01' }, '2026-11-27 10:00:00', null],
    ['the moment it ends', { until: '2026-11-27 10:00:00' }, '2026-11-27 10:00:00', 'ENDED'],
    ['a day of it', { weekdays: [6] }, '2026-11-27 23:59:59', null],
    ['another day', { weekdays: [6] }, '2026-11-28 00:00:00', 'OTHER_DAY'],
    ['within its hours', { fromHour: '14:00', untilHour: '17:00' }, '2026-11-27 16:59:59', null],
    ['the hour it ends', { fromHour: '14:00', untilHour: '17:00' }, '2026-11-27 17:00:00', 'OTHER_HOUR'],
    ['the hour it begins', { fromHour: '14:00', untilHour: '17:00' }, '2026-11-27 14:00:00', null],
    ['before its hours', { fromHour: '14:00', untilHour: '17:00' }, '2026-11-27 13:59:59', 'OTHER_HOUR'],
    ['hours that leave none', { fromHour: '14:00', untilHour: '14:00' }, '2026-11-27 14:00:00', 'OTHER_HOUR'],
    ['the whole of its day', { weekdays: [6] }, '2026-11-27 00:00:00', null],
    ['the hour its night begins', { fromHour: '22:00', untilHour: '02:00' }, '2026-11-27 22:00:00', null],
    ['before midnight', { fromHour: '22:00', untilHour: '02:00' }, '2026-11-27 23:00:00', null],
    ['after midnight', { fromHour: '22:00', untilHour: '02:00' }, '2026-11-28 01:59:59', null],
    ['after the night', { fromHour: '22:00', untilHour: '02:00' }, '2026-11-28 02:00:00', 'OTHER_HOUR'],
    [
      'the night that began on its day',
      { weekdays: [6], fromHour: '22:00', untilHour: '02:00' },
      '2026-11-28 01:00:00',
      null,
    ],
    [
      'the small hours of its day are of the night before',
      { weekdays: [6], fromHour: '22:00', untilHour: '02:00' },
      '2026-11-27 01:00:00',
      'OTHER_DAY',
    ],
    [
      'the end of the night is of its own day',
      { weekdays: [6], fromHour: '22:00', untilHour: '02:00' },
      '2026-11-28 02:00:00',
      'OTHER_DAY',
    ],
    [
      'early hours of another kind are of their own day',
      { weekdays: [6], fromHour: '01:00', untilHour: '05:00' },
      '2026-11-27 02:00:00',
      null,
    ],
    ['one of its branches', { branchIds: ['silom', 'ari'] }, '2026-11-27 10:00:00', null],
    ['another branch', { branchIds: ['silom'] }, '2026-11-27 10:00:00', 'OTHER_BRANCH'],
    ['one of its tiers', { tierIds: ['silver', 'gold'] }, '2026-11-27 10:00:00', null],
    ['another tier', { tierIds: ['silver'] }, '2026-11-27 10:00:00', 'OTHER_TIER'],
  ] as const)('%s', (_, some, localTime, unmet) => {
    expect(unmetTerm(terms(some), at(localTime))).toBe(unmet);
  });

  it('a customer without a tier has no offer of a tier', () => {
    expect(unmetTerm(terms({ tierIds: ['gold'] }), at('2026-11-27 10:00:00', { tierId: null }))).toBe('OTHER_TIER');
  });
});

describe('what terms do to a bill', () => {
  const timed = { ...chosen([[PERCENT, 10]]).offer, terms: terms({ fromHour: '14:00', untilHour: '17:00' }) };
  const bill = (localTime: string) => ({
    ...basketOf([100], { discount: { offer: timed, customValue: null } }),
    moment: at(localTime),
  });

  it('within them the offer counts, outside it is refused and says why', () => {
    expect(priceBasket(bill('2026-11-27 14:00:00'), RULES)).toMatchObject({ amountDue: 9_000, refusals: [] });
    expect(priceBasket(bill('2026-11-27 13:59:59'), RULES)).toMatchObject({
      amountDue: 10_000,
      refusals: [{ code: 'CONDITION_NOT_MET', source: 'discount', params: { term: 'OTHER_HOUR', fromHour: '14:00' } }],
    });
  });

  it('an offer without terms is priced at any moment and place as before, to the last word of its trace', () => {
    const conditions = fc.constantFrom<[typeof QTY, number][]>([], [[QTY, 2]]);
    const prices = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 });
    const value = fc.integer({ min: 1, max: 150 });
    const moment = fc.record({
      localTime: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 19).replace('T', ' ')),
      branchId: fc.uuid(),
      tierId: fc.option(fc.uuid()),
    });
    fc.assert(
      fc.property(prices, value, conditions, moment, fc.constantFrom(FIXED, PERCENT), (sold, of, when, now, coupon) => {
        const before = basketOf(sold, { discount: chosen([[coupon, of]], when), offer: chosen([[MULTIPLIER, 2]]) });
        expect(priceBasket({ ...before, moment: now }, RULES)).toEqual(priceBasket(before, RULES));
      }),
    );
  });
});

describe('terms as they are written down', () => {
  const typed = { from: '', until: '', weekdays: [], fromHour: '', untilHour: '', branchIds: [], tierIds: [] };

  it('what is empty is no term at all', () => {
    expect(offerTermsForm.parse(typed)).toBeNull();
    expect(writeOfferTerms(NO_TERMS)).toBeNull();
  });

  it('a moment of a field becomes one of the clock, and terms are read as they were written', () => {
    const read = offerTermsForm.parse({ ...typed, from: '2026-12-01T09:00', weekdays: [2], branchIds: ['ari'] });
    expect(read).toEqual(terms({ from: '2026-12-01 09:00:00', weekdays: [2], branchIds: ['ari'] }));
    expect(readOfferTerms(writeOfferTerms(read as OfferTerms) ?? {})).toEqual(read);
    const timed = { ...typed, until: ' 2026-12-01 09:00:30', fromHour: '22:00 ', untilHour: ' 02:00' };
    expect(offerTermsForm.parse(timed)).toEqual(
      terms({ until: '2026-12-01 09:00:30', fromHour: '22:00', untilHour: '02:00' }),
    );
  });

  it.each([
    [{ from: '2026-02-30T09:00' }, 'from', 'moment'],
    [{ until: '2026-02-30T09:00' }, 'until', 'moment'],
    [{ from: '2026-12-02T09:00', until: '2026-12-02T09:00' }, 'until', 'untilBeforeFrom'],
    [{ fromHour: '9', untilHour: '17:00' }, 'fromHour', 'hour'],
    [{ fromHour: '09:00', untilHour: '24:00' }, 'untilHour', 'hour'],
    [{ fromHour: '109:00', untilHour: '17:00' }, 'fromHour', 'hour'],
    [{ fromHour: '09:00:30', untilHour: '17:00' }, 'fromHour', 'hour'],
    [{ fromHour: '09:00' }, 'untilHour', 'bothHours'],
    [{ untilHour: '09:00' }, 'fromHour', 'bothHours'],
    [{ fromHour: '09:00', untilHour: '09:00' }, 'untilHour', 'sameHour'],
  ] as const)('%o is refused at its field, in both languages', (some, field, fault) => {
    const message = TERM_FAULTS[fault];
    const issues = offerTermsForm.safeParse({ ...typed, ...some }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path, issue.message])).toEqual([[[field], message]]);
    expect(thaiMessage(message)).toMatch(/[ก-๙]/);
  });

  it.each([
    { from: '2026-12-01T09:00' },
    { until: '2026-12-01T09:00' },
    { from: '2026-12-01T09:00', until: '2026-12-01T09:01' },
    { fromHour: '22:00', untilHour: '02:00' },
    { fromHour: '09:00', untilHour: '23:59' },
    { weekdays: [1] },
    { branchIds: ['ari'] },
    { tierIds: ['gold'] },
  ])('%o is taken', (some) => {
    expect(offerTermsForm.safeParse({ ...typed, ...some })).toMatchObject({ success: true, data: expect.anything() });
  });

  it('are kept whole, each day, branch and tier once, and read back; what is absent narrows nothing', () => {
    const whole = { from: '2026-12-01 09:00:00', until: '2026-12-31 21:00:00', fromHour: '14:00', untilHour: '17:00' };
    const kept = {
      ...{ from: whole.from, until: whole.until, weekdays: [2, 6], from_hour: '14:00', until_hour: '17:00' },
      ...{ branch_ids: ['ari'], tier_ids: ['gold'] },
    };
    const places = { branchIds: ['Ari', 'ari'], tierIds: ['gold', 'GOLD'] };
    expect(writeOfferTerms({ ...whole, ...places, weekdays: [6, 2, 6] })).toStrictEqual(kept);
    const read = { ...whole, weekdays: [2, 6], branchIds: ['ari'], tierIds: ['gold'] };
    expect(readOfferTerms(kept)).toStrictEqual(read);
    expect([readOfferTerms({}), pricedTerms(null), pricedTerms(kept)]).toStrictEqual([NO_TERMS, {}, { terms: read }]);
  });

  it('are summed up in a sentence', () => {
    const names = { branch: (id: string) => id, tier: (id: string) => id, moment: (time: string) => time.slice(0, 16) };
    const happy = terms({ weekdays: [2, 3, 4, 5, 6], fromHour: '14:00', untilHour: '17:00', branchIds: ['Ari'] });
    expect(termsSentence(happy, 'th', names)).toBe('ทุกวันจันทร์–ศุกร์ 14:00–17:00 · ที่ Ari');
    expect(termsSentence(happy, 'en', names)).toBe('Monday–Friday 14:00–17:00 · at Ari');
    const night = terms({ fromHour: '22:00', untilHour: '02:00', until: '2027-01-01 00:00:00', tierIds: ['Gold'] });
    expect(termsSentence(night, 'en', names)).toBe(
      'Every day 22:00–02:00 the next day · until 2027-01-01 00:00 · for Gold',
    );
    expect(termsSentence(night, 'th', names)).toBe(
      'ทุกวัน 22:00–02:00 ของวันถัดไป · ถึงก่อน 2027-01-01 00:00 · เฉพาะระดับ Gold',
    );
    expect(termsSentence(terms({ weekdays: [1, 7, 3] }), 'en', names)).toBe('Tuesday, Saturday, Sunday');
    const begun = terms({ weekdays: [4, 2, 3, 7], from: '2026-12-01 09:00:00' });
    expect(termsSentence(begun, 'en', names)).toBe('Monday–Wednesday, Saturday · from 2026-12-01 09:00');
    expect(termsSentence(begun, 'th', names)).toBe('ทุกวันจันทร์–พุธ, เสาร์ · ตั้งแต่ 2026-12-01 09:00');
    expect(termsSentence(terms({ weekdays: [1, 2, 3, 4, 5, 6, 7] }), 'en', names)).toBe('Every day');
    expect(termsSentence(NO_TERMS, 'en', names)).toBe('');
  });
});
