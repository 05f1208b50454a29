import { satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { EMPTY_GUEST, type Guest } from '@taem/domain/till/guest.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TillMemberFragment } from '../gql/graphql.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { basketStore } from './basketStore.ts';
import { beginNextBill, enterSale, finishWalkIn } from './enterSale.ts';
import { readBasket, readGuest, readMember, readPreviousBasket, removeBillDrafts } from './saleDrafts.ts';

const guest: Guest = { gender: 'Female', ageRange: '25-60', hashtags: ['#vip'] };
const member = {
  id: 'member-1',
  firstname: 'Somchai',
  lastname: 'Jaidee',
  tags: [],
  remainingPoints: 5,
  totalRevenue: 100.5,
  totalTransactions: 2,
};
const entryWithMember = { member: member as unknown as TillMemberFragment };

function signInAs(id: string): void {
  const rights = { roleName: '', branchId: null, branches: [], authorizes: [] };
  localStorage.setItem('taem.session', JSON.stringify({ id, access_token: 'a', refresh_token: 'r', ...rights }));
}

beforeEach(() => {
  signInAs('user-1');
  basketStore.replace(EMPTY_BASKET);
});

function ringUp() {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.keep();
}

test('PAY-11 entry with a member selects that member and clears the stored guest', () => {
  finishWalkIn(guest);
  expect(enterSale(entryWithMember)).toEqual({ askWalkIn: false });
  expect(basketStore.get().member).toMatchObject({ id: 'member-1', totalLtv: satang(10_050) });
  expect(basketStore.get().walkinInfo).toBeNull();
  expect(readGuest()).toBeNull();
});

test('PAY-12 entry with navigation state but no member opens the walk-in dialog', () => {
  finishWalkIn(guest);
  expect(enterSale({})).toEqual({ askWalkIn: true });
});

test('issue 34 a user who signs in again where the session had ended finds the bill as it was', () => {
  enterSale({});
  ringUp();
  const before = basketStore.get();
  expect(enterSale({ ended: true })).toEqual({ askWalkIn: false });
  expect(basketStore.get()).toBe(before);
});

test('PAY-13 entry without navigation state restores the stored member, or the stored guest', () => {
  enterSale(entryWithMember);
  basketStore.replace(EMPTY_BASKET);
  expect(enterSale(null)).toEqual({ askWalkIn: false });
  expect(basketStore.get().member?.id).toBe('member-1');
  finishWalkIn(guest);
  basketStore.replace(EMPTY_BASKET);
  expect(enterSale(null)).toEqual({ askWalkIn: false });
  expect(basketStore.get().walkinInfo).toEqual(guest);
  expect(readMember()).toBeNull();
});

test('PAY-13 without anyone stored the walk-in dialog opens', () => {
  expect(enterSale(null)).toEqual({ askWalkIn: true });
  expect(basketStore.get().walkinInfo).toEqual(EMPTY_GUEST);
});

test('PAY-14, OP-41 entering empties the basket, keeps the customer, and keeps what was rung up to be brought back', () => {
  finishWalkIn(guest);
  ringUp();
  enterSale(null);
  expect(basketStore.get()).toMatchObject({ items: [], walkinInfo: guest });
  expect(readPreviousBasket()?.items).toHaveLength(1);
});

test('OP-41 going back from payment to change the bill is no new entry', () => {
  finishWalkIn(guest);
  ringUp();
  enterSale({ editBasket: true });
  expect(basketStore.get().items).toHaveLength(1);
});

test('a customer who is named on an open bill gets what is rung up; the next bill keeps it to be brought back', () => {
  finishWalkIn(guest);
  ringUp();
  enterSale({ ...entryWithMember, editBasket: true });
  expect(basketStore.get()).toMatchObject({ items: [{ qty: 1 }], member: { id: 'member-1' } });
  beginNextBill();
  expect(basketStore.get()).toMatchObject({ items: [], member: null, walkinInfo: EMPTY_GUEST });
  expect(readPreviousBasket()?.items).toHaveLength(1);
});

test('PAY-24, PAY-29 the basket and its customer are kept on the device; what is emptied is deleted there too', async () => {
  finishWalkIn(guest);
  ringUp();
  expect([readBasket('sale')?.items.length, readGuest()]).toEqual([1, guest]);
  basketStore.dispatch({ type: 'reset' });
  await vi.waitFor(() => expect(readBasket('sale')).toBeNull());
  enterSale(entryWithMember);
  expect([readGuest(), readMember()?.member.id]).toEqual([null, 'member-1']);
  ringUp();
  removeBillDrafts('sale');
  expect([readBasket('sale'), readGuest(), readMember(), readPreviousBasket()]).toEqual([null, null, null, null]);
});

test('a bill is not shown to the next user of the device', () => {
  finishWalkIn(guest);
  signInAs('user-2');
  expect(readGuest()).toBeNull();
});

test('an exchange that an earlier version kept stays, and what comes back is priced again', () => {
  const exchange = {
    saleId: 's',
    transactionNo: 'T-1',
    memberId: null,
    branchId: 'b',
    lines: [],
    delivery: true,
    inCash: false,
  };
  const worth = {
    version: 1,
    isLast: false,
    due: -5,
    rows: [],
    deliveryCost: 0,
    tenders: [],
    member: null,
    refusals: [],
  };
  const draft = { ...EMPTY_BASKET, exchange: { ...exchange, worth } };
  localStorage.setItem('taem.draft.basket', JSON.stringify({ owner: 'user-1', draft }));
  expect(readBasket('sale')?.exchange).toEqual({ ...exchange, worth: null });
});
