import { describe, expect, it } from 'vitest';
import { satang } from '../../money/money.ts';
import { differingFields, type MergeChoice, MergeChoiceRefusal, mergedValues } from './mergeFields.ts';
import { isGivenSince, type TierRules, tierAfterMerge, tierAfterUndo } from './mergeTier.ts';
import { type MergeStanding, undoObstacles } from './undoMerge.ts';

describe('fields of two accounts', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, object[]]>([
    ['the same value', { email: 'a@b.co' }, { email: 'a@b.co' }, []],
    ['nothing, however it is written', { email: null, tags: [], i18n: {} }, { email: '', i18n: { 'th-TH': {} } }, []],
    ['two values', { email: 'a' }, { email: 'b' }, [{ field: 'EMAIL', both: null, suggested: 'KEPT' }]],
    ['a value that only the other has', {}, { phone: '1' }, [{ field: 'PHONE', both: null, suggested: 'MERGED' }]],
    ['columns that belong together', { address: '1' }, { address: '1', province_id: 'p' }, [{ field: 'ADDRESS' }]],
    [
      'lists that fit into one',
      { tags: ['a', 'b'] },
      { tags: ['b', 'c'] },
      [{ both: { tags: ['a', 'b', 'c'] }, suggested: 'BOTH' }],
    ],
    ['more tags than a member has', { tags: ['a', 'b'] }, { tags: ['c', 'd'] }, [{ both: null, suggested: 'KEPT' }]],
    [
      'answers of both, one to each question',
      { answers: { a: 1 } },
      { answers: { a: 2, b: 3 } },
      [{ both: { answers: { a: 1, b: 3 } } }],
    ],
    [
      'likings',
      { interests: { books: ['x'] } },
      { interests: { books: ['y'], movies: ['z'] } },
      [{ both: { interests: { books: ['x', 'y'], movies: ['z'] } } }],
    ],
    ['remarks', { merchant_remark: 'x' }, { merchant_remark: 'y' }, [{ both: { merchant_remark: 'x\ny' } }]],
    ['remarks too long together', { merchant_remark: 'x' }, { merchant_remark: 'y'.repeat(2_000) }, [{ both: null }]],
  ])('%s', (_what, kept, merged, fields) => {
    expect(differingFields(kept, merged)).toMatchObject(fields);
    expect(differingFields(kept, merged)).toHaveLength(fields.length);
  });

  const kept = { email: 'a', tags: ['x'], state: 'single' };
  const merged = { email: 'b', tags: ['y'], phone: '1', state: 'married' };
  it.each<[Partial<Record<'EMAIL' | 'TAGS' | 'PHONE', MergeChoice>>, object]>([
    [{}, { tags: ['x', 'y'], phone: '1' }],
    [
      { EMAIL: 'MERGED', TAGS: 'KEPT' },
      { email: 'b', phone: '1' },
    ],
    [{ TAGS: 'MERGED', PHONE: 'KEPT' }, { tags: ['y'] }],
  ])('chosen %o change %o, the others are as suggested', (choices, values) => {
    expect(mergedValues(kept, merged, choices)).toEqual(values);
  });

  it('of which there is one are not joined', () => {
    expect(() => mergedValues(kept, merged, { EMAIL: 'BOTH' })).toThrow(MergeChoiceRefusal);
  });
});

const template = { logic: '[total_ltv] >= [value]' };
const rules: TierRules = {
  conditions: new Map([['ltv', { id: 'ltv', name: 'Lifetime', type: 'ltv', template }]]),
  tiers: [0, 1000, 5000].map((value, level) => ({
    ...{ id: `t${level}`, level, status: 'Active' },
    conditions: [{ conditionId: 'ltv', value }],
  })),
};
const figures = (baht: number) => ({ totalRevenue: satang(baht * 100), totalTransaction: 1 });

describe('tiers', () => {
  it.each([
    ['t0', 't0', 1200, 't1'],
    ['t2', 't0', 1200, 't2'],
    ['t0', 't2', 10, 't2'],
    [null, null, 10, 't0'],
  ])('%s and %s with %i baht together are %s', (one, other, baht, tier) => {
    expect(tierAfterMerge({ kept: one, merged: other }, figures(baht), rules)).toBe(tier);
  });

  it.each([
    ['what the figures had reached is reached still', 't1', 1200, 1200, 't1'],
    ['what they do not reach any more is gone', 't1', 1200, 800, 't0'],
    ['what they have reached since stays', 't0', 800, 6000, 't2'],
    ['what somebody had given stays', 't2', 800, 0, 't2'],
  ])('on its own again: %s', (_what, tierId, before, now, tier) => {
    expect(tierAfterUndo({ tierId, figures: figures(before) }, figures(now), rules)).toBe(tier);
  });

  it('one that is above what the merge left and the figures reach was given since', () => {
    const given = (current: string, baht: number) => isGivenSince({ current, left: 't1' }, figures(baht), rules);
    expect([given('t2', 1200), given('t1', 0), given('t2', 5000)]).toEqual([true, false, false]);
  });
});

it.each<[Partial<MergeStanding>, string[]]>([
  [{}, []],
  [{ isUndone: true, isErased: true, hasLaterMerge: true }, ['UNDONE']],
  [{ isErased: true, hasLaterMerge: true }, ['ERASED']],
  [{ hasLaterMerge: true, keptPoints: 0 }, ['LATER_MERGE']],
  [{ keptPoints: 9 }, ['POINTS_SPENT']],
  [{ keptPoints: 9, changedSince: -1 }, []],
  [{ keptPoints: 99, changedSince: -11 }, ['POINTS_TAKEN_BACK']],
  [{ isPhoneTaken: true }, ['PHONE_TAKEN']],
])('a merge of ten points with %o is kept up by %o', (changes, obstacles) => {
  const standing = {
    isUndone: false,
    isErased: false,
    hasLaterMerge: false,
    isPhoneTaken: false,
    keptPoints: 10,
    movedPoints: 10,
  };
  expect(undoObstacles({ ...standing, changedSince: 0, ...changes })).toEqual(obstacles);
});
