import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { leftDrafts, useDraft } from './useDraft.ts';

const NAME = 'record.Product.new';
const FRESH = { name: '', retailPrice: '', tags: [], categoryId: null };
const keep = (draft: unknown) =>
  localStorage.setItem(`taem.draft.${NAME}@${cashier.id}`, JSON.stringify({ owner: cashier.id, draft }));
const opened = () => renderHook(() => useDraft(NAME, { values: FRESH, base: FRESH, version: null })).result.current;
const WHOLE = { values: { name: 'ชา' }, base: { name: '' }, version: null, key: 'a-key' };

beforeEach(() => storeSession(cashier));

test.each([
  ['nothing in it', {}],
  ['a text', 'text'],
  ['a list', []],
  ['no values', { ...WHOLE, values: null }],
  ['nothing to compare with', { ...WHOLE, base: undefined }],
  ['a version that is none', { ...WHOLE, version: 'first' }],
])('a draft with %s is as if it were not there', (_what, draft) => {
  keep(draft);
  expect(leftDrafts('Product')).toEqual([]);
  expect(opened()).toMatchObject({ isRestored: false, draft: { values: FRESH } });
});

test.each([['abc'], [1e300], [null]])('a draft typed at %s is listed without a time', (at) => {
  keep({ ...WHOLE, at });
  expect(leftDrafts('Product')).toEqual([{ name: NAME, id: null, values: { name: 'ชา' }, at: null }]);
});

test.each([
  ['retailPrice', [1]],
  ['retailPrice', { a: 1 }],
  ['tags', 'x'],
  ['categoryId', ['x']],
])('a field %s kept as %j begins as in a fresh form, and the others keep what was typed', (name, value) => {
  keep({ ...WHOLE, values: { name: 'ชา', [name]: value } });
  expect(opened()).toMatchObject({ isRestored: true, draft: { values: { ...FRESH, name: 'ชา' } } });
});
