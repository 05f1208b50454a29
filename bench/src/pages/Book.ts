import { aisleOf, priceOf } from '../groceries/baskets.ts';
import type { Rates } from '../groceries/Shop.ts';
import type { Sale } from '../questions/sales.ts';
import type { Days } from './days.ts';

/** A buyer. */
export interface Person {
  code: string;
  /** Day of the shop's calendar. */
  joined: string;
  /** Index of the branch in which they are registered. */
  branch: number;
}

/** A product without buyers. */
export interface Product {
  code: string;
  name: string;
  category: string;
  /** Satang. */
  price: number;
  /** By index of the branch; null for a product whose pieces are not counted. */
  pieces: readonly number[] | null;
}

/** What the file does not contain: the setup of the shop, and its members before the first sale. */
export interface SetUp {
  today: string;
  branches: readonly { id: string; name: string }[];
  rates: Rates;
  /** Lifetime value in satang from which a member is in a tier, the lowest first. */
  tiers: readonly { name: string; from: number }[];
  /** Minimum satang and sales for the badges. */
  thresholds: { big: number; frequent: number };
  before: readonly Person[];
  /** Members in the file, by their number there. */
  people: ReadonlyMap<string, Person>;
  codeOfProduct: ReadonlyMap<string, string>;
  /** Products of the shop besides the items of the file. */
  others: readonly Product[];
  /** The receipt number of each sale. */
  numberOf: ReadonlyMap<Sale, string>;
  /** The bank of all transfers; `owner` voided sales. */
  bank: string;
  owner: string;
}

/** Days, and the index of a branch; null for all branches. */
export interface Scope extends Days {
  readonly branch: number | null;
}

/** The shop as a plain list of sales: every figure is added up from it, one sale after the other. */
export class Book {
  readonly setUp: SetUp;
  private readonly all: readonly Sale[];
  private readonly lifetimes = new Map<string, number>();
  private own?: ReadonlyMap<string, readonly Sale[]>;

  constructor(sales: readonly Sale[], setUp: SetUp) {
    this.setUp = setUp;
    this.all = sales;
    for (const { basket, isGuest, isVoided, revenue } of sales)
      if (!isGuest && !isVoided) this.lifetimes.set(basket.member, (this.lifetimes.get(basket.member) ?? 0) + revenue);
  }

  /** Returns all sales, including voided ones. */
  ever(): readonly Sale[] {
    return this.all;
  }

  sold(scope: Scope): Sale[] {
    return this.within(scope).filter(({ isVoided }) => !isVoided);
  }

  voided(scope: Scope): Sale[] {
    return this.within(scope).filter(({ isVoided }) => isVoided);
  }

  private within({ from, to, branch }: Scope): Sale[] {
    return this.all.filter(
      (sale) => sale.basket.date >= from && sale.basket.date <= to && (branch === null || sale.branch === branch),
    );
  }

  readonly points = ({ isGuest, revenue }: Sale): number =>
    isGuest ? 0 : Math.floor((revenue * this.setUp.rates.earnPoint) / this.setUp.rates.earnSatang);

  /** Returns the lifetime revenue from a member, in satang. */
  readonly lifetime = (member: string): number => this.lifetimes.get(member) ?? 0;

  tierOf(member: string): string {
    return this.setUp.tiers.filter(({ from }) => this.lifetime(member) >= from).at(-1)?.name ?? '';
  }

  /** Yields the members registered in a branch, with their current tiers. */
  *registered(branch: number | null): Generator<Person & { tier: string; member: string | null }> {
    const isHere = (person: Person) => branch === null || person.branch === branch;
    const lowest = this.setUp.tiers[0]?.name ?? '';
    for (const person of this.setUp.before) if (isHere(person)) yield { ...person, tier: lowest, member: null };
    for (const [member, person] of this.setUp.people)
      if (isHere(person)) yield { ...person, tier: this.tierOf(member), member };
  }

  joined({ from, to, branch }: Scope): number {
    return [...this.registered(branch)].filter(({ joined }) => joined >= from && joined <= to).length;
  }

  /** Returns the current points of the members registered in a branch. */
  remaining(branch: number | null): number {
    return this.remainingOf([...this.registered(branch)].flatMap(({ member }) => member ?? []));
  }

  remainingOf(members: readonly string[]): number {
    const listed = new Set(members);
    return sum(this.all.filter(({ isVoided, basket }) => !isVoided && listed.has(basket.member)).map(this.points));
  }

  /**
   * Returns the most frequent and the most expensive aisle and item of a member over all time; each is a list, because
   * several may tie.
   */
  preferred(member: string): string[][] {
    this.own ??= groups(
      this.all.filter(({ isGuest, isVoided }) => !isGuest && !isVoided),
      ({ basket }) => basket.member,
    );
    const own = this.own.get(member) ?? [];
    const most = (nameOf: (item: string) => string, inBaht: boolean): string[] => {
      const values = new Map<string, number>();
      for (const { basket } of own) {
        const once = new Set<string>();
        for (const [item, pieces] of basket.pieces) {
          const name = nameOf(item);
          const value = inBaht ? pieces * priceOf(item) : once.has(name) ? 0 : 1;
          once.add(name);
          values.set(name, (values.get(name) ?? 0) + value);
        }
      }
      const largest = Math.max(...values.values());
      return [...values].filter(([, value]) => value === largest).map(([name]) => name);
    };
    const aisle = (item: string) => `Aisle ${aisleOf(item)}`;
    const item = (name: string) => name;
    return [most(aisle, false), most(aisle, true), most(item, false), most(item, true)];
  }
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Divides and rounds half up, for satang, points and percent; `part` and `whole` are whole numbers. */
export const rounded = (part: number, whole: number): number => Math.floor((2 * part + whole) / (2 * whole));

/** Formats a share in whole percent; `<1%` for a share that would round to 0. */
export const shareOf = (part: number, whole: number): string => {
  const percent = rounded(100 * part, whole);
  return percent === 0 && part > 0 ? '<1%' : `${percent}%`;
};

/** Groups items by a key. */
export function groups<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const existing = found.get(key);
    if (existing) existing.push(item);
    else found.set(key, [item]);
  }
  return found;
}
