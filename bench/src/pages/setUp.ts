import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import type { Paid, Shop } from '../groceries/Shop.ts';
import type { Sale } from '../questions/sales.ts';
import type { Person, Product, SetUp } from './Book.ts';
import { todayInShop } from './days.ts';

/** Minimum satang and sales for the badges, so that some members have them and some do not. */
const THRESHOLDS = { big: 60_000, frequent: 3 };
/** Minimum lifetime value of each tier, in satang. */
const TIERS = [
  { name: 'Standard', from: 0 },
  { name: 'Bronze', from: 40_000 },
  { name: 'Silver', from: 80_000 },
  { name: 'Gold', from: 200_000 },
  { name: 'Platinum', from: 100_000_000 },
];

/** Before the first sale, sets badges and tiers that members reach with the sales of the file. */
export async function prepare(shop: Shop): Promise<void> {
  await shop.setThreshold('Frequent Member', THRESHOLDS.frequent);
  await shop.setThreshold('Big Spender', THRESHOLDS.big / 100);
  for (const { name, from } of TIERS) if (from > 0) await shop.setTier(name, from / 100);
}

/**
 * Reads from the shop what the file does not contain: names, codes, receipt numbers, and earlier members. It reads no
 * figure of a sale.
 */
export async function setUpOf(shop: Shop, paid: ReadonlyMap<Sale, Paid>): Promise<SetUp> {
  const { viewer, merchantBranches, institutes } = await shop.ask<Names>(NAMES);
  const branches = shop.branchIds.map((id) => ({
    id,
    name: merchantBranches.items.find((each) => each.id === id)?.name ?? '',
  }));
  const people = new Map<string, Person>();
  const before: Person[] = [];
  for (const { id, code, branchId, createdAt } of await allMembers(shop)) {
    const person = { code, joined: dayInShop(createdAt), branch: shop.branchIds.indexOf(branchId ?? '') };
    const member = shop.memberOf(id);
    if (member === id) before.push(person);
    else people.set(member, person);
  }
  return {
    today: todayInShop(),
    branches,
    rates: shop.rates,
    tiers: TIERS,
    thresholds: THRESHOLDS,
    before,
    people,
    codeOfProduct: shop.codes,
    others: await productsOf(shop),
    numberOf: new Map([...paid].map(([sale, { transactionNo }]) => [sale, transactionNo])),
    bank: institutes[0]?.name ?? '',
    owner: `${viewer.firstname} ${viewer.lastname}`,
  };
}

export const OWNER = { username: 'owner', password: demoAccounts.password };

const dayInShop = (moment: string) => new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 10);

const NAMES = `{ viewer { firstname lastname } merchantBranches(perPage: 100) { items { id name } } institutes(filter: { status: ACTIVE }) { name } }`;

interface Names {
  viewer: { firstname: string; lastname: string };
  merchantBranches: { items: { id: string; name: string }[] };
  institutes: { name: string }[];
}

interface Member {
  id: string;
  code: string;
  branchId: string | null;
  createdAt: string;
}

async function allMembers(shop: Shop): Promise<Member[]> {
  const found: Member[] = [];
  for (let page = 1; ; page += 1) {
    const { members } = await shop.ask<{ members: { total: number; items: Member[] } }>(
      'query Members($page: Int) { members(page: $page, perPage: 500) { total items { id code branchId createdAt } } }',
      { page },
    );
    found.push(...members.items);
    if (members.items.length === 0 || found.length >= members.total) return found;
  }
}

interface Goods {
  products: {
    total: number;
    items: {
      id: string;
      code: string;
      name: string;
      retailPrice: number;
      skipStock: boolean;
      category: { name: string } | null;
    }[];
  };
  stockLevels: { total: number; items: { branchId: string; productId: string; quantity: number }[] };
}

/** Returns the products of the shop besides the items of the file, with their stock. */
async function productsOf(shop: Shop): Promise<Product[]> {
  const { products, stockLevels } = await shop.ask<Goods>(`{
    products(perPage: 1000, filter: { status: ACTIVE }) { total items { id code name retailPrice skipStock category { name } } }
    stockLevels(perPage: 1000) { total items { branchId productId quantity } } }`);
  if (products.items.length < products.total || stockLevels.items.length < stockLevels.total)
    throw new Error('The shop has more products or shelves than are asked for.');
  const ofFile = new Set(shop.codes.values());
  const quantity = (product: string, branch: string) =>
    stockLevels.items
      .filter(({ productId, branchId }) => productId === product && branchId === branch)
      .reduce((sum, shelf) => sum + shelf.quantity, 0);
  return products.items
    .filter(({ code }) => !ofFile.has(code))
    .map(({ id, code, name, retailPrice, skipStock, category }) => ({
      code,
      name,
      category: category?.name ?? '-',
      price: Math.round(retailPrice * 100),
      pieces: skipStock ? null : shop.branchIds.map((branch) => quantity(id, branch)),
    }));
}
