import { describe, expect, it } from 'vitest';
import { PAGE } from '../accounts/permissions.ts';
import { SAVED_PAGES } from './listPages.ts';
import { savedBody } from './savedBody.ts';

describe('a segment is a filter of its list and nothing else', () => {
  it.each([
    ['members', 'activeMonths=3&tagsAny=vip', true],
    ['potentials', 'tagsNone=vip', true],
    ['potentials', 'activeMonths=3', false],
    ['members', '', false],
    ['members', 'q=Mali', false],
    ['members', 'activeMonths=3&sort=code.asc', false],
    ['members', 'totalTransactions=2..', false],
    ['members', 'activeMonths=3&page=2', false],
  ])('%s: %s', (list, query, holds) => {
    expect(savedBody('segment', list).safeParse({ query }).success).toBe(holds);
  });

  it('the body of a view is what it was', () => {
    expect(savedBody('view', 'products').safeParse({ query: 'q=tea' }).success).toBe(true);
  });

  it('is visible to those who see its list', () => {
    expect([...SAVED_PAGES.segment]).toEqual([
      ['members', PAGE.customerInsight],
      ['potentials', PAGE.customerInsight],
    ]);
  });
});
