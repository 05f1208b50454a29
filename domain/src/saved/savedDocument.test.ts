import { describe, expect, it } from 'vitest';
import { PAGE } from '../accounts/permissions.ts';
import { LIST_PAGES } from './listPages.ts';
import { mayChangeSaved, savedName, viewBody } from './savedDocument.ts';

describe('a saved document', () => {
  const me = { id: 'me', writesSettings: false };
  const keeper = { id: 'keeper', writesSettings: true };

  it.each([
    ['my own', { ownerId: 'me', isShared: false }, { me: true, keeper: false }],
    ['what I shared', { ownerId: 'me', isShared: true }, { me: true, keeper: true }],
    ['what another shared', { ownerId: 'other', isShared: true }, { me: false, keeper: true }],
    ['what another keeps', { ownerId: 'other', isShared: false }, { me: false, keeper: false }],
    ['what one shared who has left', { ownerId: null, isShared: true }, { me: false, keeper: true }],
  ])(
    '%s is changed by its owner and, where it is shared, by a user who may write the settings',
    (_, saved, expected) => {
      expect({ me: mayChangeSaved(saved, me), keeper: mayChangeSaved(saved, keeper) }).toEqual(expected);
    },
  );

  it.each([
    ['', false],
    ['   ', false],
    ['ก'.repeat(60), true],
    ['ก'.repeat(61), false],
  ])('its name is filled in and at most 60 characters: %s', (name, holds) => {
    expect(savedName.safeParse(name).success).toBe(holds);
  });
});

it.each([
  ['', true],
  ['q=%E0%B8%8A%E0%B8%B2&status=ACTIVE&sort=name.asc&columns=name,phone&perPage=50', true],
  ['page=3', false],
  ['view=018f', false],
  ['status=ACTIVE&status=INACTIVE', false],
  ['<script>=1', false],
  [`q=${'x'.repeat(2000)}`, false],
])('a view is a query string of a list without its page: %s', (query, holds) => {
  expect(viewBody.safeParse({ query }).success).toBe(holds);
});

it('views are saved of every declared list and of the sales, each behind the page of its list', () => {
  expect(LIST_PAGES.get('products')).toBe(PAGE.product);
  expect(LIST_PAGES.get('transactions')).toBe(PAGE.paymentHistory);
  expect(LIST_PAGES.get('colors')).toBeNull();
  expect(LIST_PAGES.has('members')).toBe(false);
});
