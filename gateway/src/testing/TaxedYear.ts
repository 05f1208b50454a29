import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { openTaxedShop } from './openTaxedShop.ts';
import type { TaxedMode } from './soldWithTax.ts';
import { exchangeBody, type ReversalTests, returnBody, type SoldSale, voidBody } from './startReversalTests.ts';
import type { TestClock } from './TestClock.ts';
import { saleBody, type TestShop } from './testShop.ts';

const YEAR = '2027';
const RATE_CHANGE = `${YEAR}-07-01`;
/** Cash is rounded to whole baht: down, and from the night of the new rate on to the nearest. */
const roundingOn = (day: Day) => (day < RATE_CHANGE ? 'DOWN_100' : 'NEAREST_100');
const inCash = (satang: number, day: Day) => Math.floor((satang + (day < RATE_CHANGE ? 0 : 50)) / 100) * 100;
const percentOn = (day: Day) => (day < RATE_CHANGE ? 7 : 10);
/** Prices include VAT, then exclude it, and both once more, also in the year of the deep run. */
const modeOn = (day: Day): TaxedMode =>
  day < `${YEAR}-02-01` || (day >= RATE_CHANGE && day < `${YEAR}-10-01`) ? 'INCLUDED' : 'ADDED';
/** Percentage added to prices of a day; 0 where they include VAT. */
const addedOn = (day: Day) => (modeOn(day) === 'ADDED' ? percentOn(day) : 0);
/** Ends of months, including the night of the new rate; the whole year in the deep run. */
export const DAYS: readonly Day[] = IS_DEEP
  ? Array.from({ length: 365 }, (_, at) => addDays(`${YEAR}-01-01`, at))
  : [`${YEAR}-01-31`, `${YEAR}-02-01`, `${YEAR}-06-30`, RATE_CHANGE, `${YEAR}-12-31`];
const BUYER = { name: 'Qz Trading Co., Ltd.', address: '1 Rama I Road', tax_id: '0105536000313', branch_no: '00002' };
/** Price of three coffees, in satang, as long as they cost more. */
const SET = 9_000;

interface Stack {
  tests: ReversalTests;
  clock: TestClock;
}

interface Place {
  branchId: string;
  tillId: string;
  shiftId: string;
  cash: number;
}
/** A sale to a guest: `coffee` pieces at one price in one row, and `tea`, which is exempt, in another. */
interface Standing {
  sale: SoldSale;
  place: Place;
  price: number;
  coffee: number;
  tea: number;
  teaPrice: number;
  isSet: boolean;
  /** VAT added, in percent. */
  added: number;
  /** Its full invoice. */
  invoiceId: string | null;
}

/**
 * Calculated by hand: whole sets at their price, the rest at shelf price; where VAT is added, it is that of the
 * coffee's remainder after points are deducted from both in proportion. With fewer pieces than a set, the offer is
 * lost.
 */
function worthOf(
  { coffee, tea, price, teaPrice, isSet, added }: Omit<Standing, 'sale' | 'place' | 'invoiceId'>,
  points = 0,
): number {
  const forCoffee = isSet && 3 * price > SET ? Math.floor(coffee / 3) * SET + (coffee % 3) * price : coffee * price;
  const forTea = tea * teaPrice;
  const off = points * 100;
  // A remaining satang goes to the one with the higher shelf price.
  const isTeaDearer = forTea > coffee * price;
  const offFirst = Math.floor((off * (isTeaDearer ? forCoffee : forTea)) / Math.max(1, forCoffee + forTea));
  const taxed = forCoffee - (isTeaDearer ? offFirst : off - offFirst);
  return forCoffee + forTea - off + Math.floor((taxed * added + 50) / 100);
}

const anyStep = fc.record({
  ...{ till: fc.nat(4), coffee: fc.integer({ min: 1, max: 7 }), tea: fc.integer({ min: 0, max: 2 }) },
  ...{ isSet: fc.boolean(), isFull: fc.boolean(), isSplit: fc.boolean(), points: fc.constantFrom(0, 0, 0, 5) },
  next: fc.constantFrom('keep', 'keep', 'void', 'return', 'return', 'exchange'),
  ...{
    of: fc.nat(1_000),
    back: fc.integer({ min: 1, max: 3 }),
    price: fc.constantFrom(null, null, 4_000, 4_437, 4_500, 5_375),
  },
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;
export const anyDays = fc.array(fc.array(anyStep, { minLength: 2, maxLength: IS_DEEP ? 7 : 8 }), {
  minLength: DAYS.length,
  maxLength: DAYS.length,
});

export const sumOf = <Row extends object>(rows: readonly Row[], name: keyof Row) =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

/** A shop that sells at its tills, with each day's takings calculated by hand. */
export class TaxedYear {
  readonly standing: Standing[] = [];
  /** Payments received less payments returned, in satang, by branch and day. */
  readonly taken = new Map<string, number>();
  /** By how much the tenders exceed these, likewise. */
  readonly rounded = new Map<string, number>();
  readonly counts = { sales: 0, voids: 0, returns: 0, owed: 0, exchanges: 0, full: 0, replaced: 0, shifts: 0 };
  readonly tests: ReversalTests;
  readonly clock: TestClock;
  readonly shop: TestShop;
  readonly places: Place[];
  day: Day = DAYS[0] ?? '';
  price = 4_500;
  teaPrice = 12_050;
  seconds = 0;

  constructor({ tests, clock }: Stack, shop: TestShop, places: Place[]) {
    this.tests = tests;
    this.clock = clock;
    this.shop = shop;
    this.places = places;
  }

  at = ({ branchId }: Place): TestShop => ({ ...this.shop, branchId });

  async send(path: string, body: object) {
    this.seconds += 20;
    const time = new Date(Date.parse(`${this.day}T08:00:00+07:00`) + this.seconds * 1000);
    await this.clock.set(time);
    const answer = await this.tests.call(this.shop, 'POST', path, body);
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body.payload;
  }

  take({ branchId }: Place, amount: number): void {
    const key = `${branchId} ${this.day}`;
    this.taken.set(key, (this.taken.get(key) ?? 0) + amount);
  }

  /** `moved` is the total that was paid or refunded. */
  round({ branchId }: Place, moved: number, amount: number): void {
    const key = `${branchId} ${this.day}`;
    this.rounded.set(key, (this.rounded.get(key) ?? 0) + moved - amount);
  }

  async openDay(day: Day): Promise<void> {
    [this.day, this.seconds] = [day, 0];
    const setting = 'update merchant_settings set cash_rounding = $1, tax_mode = $2';
    await this.tests.rows(this.shop, setting, [roundingOn(day), modeOn(day)]);
    for (const place of this.places) {
      const opened = await this.send(`tills/${place.tillId}/shift`, { cash: 2_000, reason: 'as counted' });
      [place.shiftId, place.cash] = [opened.id, 200_000];
    }
  }

  /** Closes each shift with a count that is some baht too high or too low. */
  async closeDay(): Promise<void> {
    for (const [at, place] of this.places.entries()) {
      const cash = Math.max(0, place.cash + (at - 2) * 100);
      const closed = await this.send(`shifts/${place.shiftId}/close`, { cash: cash / 100, reason: 'counted' });
      expect([closed.report.expected_cash, closed.difference]).toEqual([place.cash / 100, (cash - place.cash) / 100]);
      this.counts.shifts += 1;
    }
  }

  bodyOf(step: Step, place: Place, isSet: boolean, due: number, isOfMember: boolean) {
    const points = isOfMember ? step.points : 0;
    const cash = step.isSplit ? Math.floor(due / 200) * 100 : inCash(due, this.day);
    const other = step.isSplit ? due - cash : 0;
    const channels = [
      ...(cash > 0 || due === 0 ? [{ type: 'Cash', amount: cash / 100 }] : []),
      ...(other > 0 ? [{ type: 'Other', amount: other / 100 }] : []),
    ];
    return {
      ...saleBody(this.at(place), { coffee: step.coffee, tea: step.tea }),
      ...(isOfMember && { member_id: this.shop.memberId, points_as_cash: points, tier_privileges: false }),
      ...(isSet && { discount: { offer_id: this.shop.openDiscountId } }),
      ...{ till_id: place.tillId, channels, expected_amount_due: due / 100 },
    };
  }

  placeOf = ({ till }: Step): Place => this.places[till % this.places.length] as Place;

  async sell(step: Step): Promise<void> {
    const place = this.placeOf(step);
    const { coffee, tea } = step;
    if (step.price !== null && step.price !== this.price) {
      this.price = step.price;
      await this.tests.rows(this.shop, 'update products set retail_price = $2 where id = $1', [
        this.shop.products.coffee,
        step.price,
      ]);
    }
    const isSet = step.isSet && coffee >= 3;
    const added = addedOn(this.day);
    const goods = { coffee, tea, price: this.price, teaPrice: this.teaPrice, isSet, added };
    const isOfMember = step.points > 0;
    const due = worthOf(goods, step.points);
    const body = this.bodyOf(step, place, isSet, due, isOfMember);
    const { transaction: sale } = await this.send('payment/sale', body);
    this.counts.sales += 1;
    this.take(place, due);
    place.cash += Math.round((body.channels.find(({ type }) => type === 'Cash')?.amount ?? 0) * 100);
    this.round(place, Math.round(body.channels.reduce((sum, { amount }) => sum + amount * 100, 0)), due);
    expect(sale.tax_documents[0]).toMatchObject({ percent: percentOn(this.day), document_date: this.day });
    let invoiceId: string | null = null;
    if (step.isFull) {
      invoiceId = (await this.send('tax-documents', { transaction_id: sale.id, buyer: BUYER })).document.id as string;
      this.counts.full += 1;
      if (step.of % 2 === 0) invoiceId = await this.correct(invoiceId);
    }
    // The member may have spent the points since, so these sales are left as they are.
    if (!isOfMember) this.standing.push({ sale, place, ...goods, invoiceId });
  }

  /** Replaces a full invoice to name another buyer, on any day. */
  async correct(id: string): Promise<string> {
    this.counts.replaced += 1;
    const buyer = { ...BUYER, name: `Qz ${this.counts.replaced}` };
    return (await this.send(`tax-documents/${id}/replacement`, { buyer, reason: 'Wrong Name' })).document.id;
  }

  /** Returns or voids some sale of any day, at a till of its branch that is open now. */
  async takeBack(step: Step): Promise<void> {
    const at = step.of % Math.max(1, this.standing.length);
    const standing = this.standing[at];
    if (!standing || step.next === 'keep') return;
    const place = this.places.find(({ branchId }) => branchId === standing.place.branchId) as Place;
    const shop = this.at(place);
    const till = { till_id: place.tillId };
    if (step.next === 'void') {
      if (standing.sale.__v !== 0) return;
      const [tenders] = await this.movedBy(standing.sale.id);
      await this.send('payment/void', { ...voidBody(shop, standing.sale), ...till });
      this.counts.voids += 1;
      this.standing.splice(at, 1);
      this.take(place, -worthOf(standing));
      place.cash -= tenders?.cash ?? 0;
      // The tendered amount is returned, whatever the shop rounds to by now.
      this.round(place, 0 - (tenders?.all ?? 0), -worthOf(standing));
      return;
    }
    const back = Math.min(step.back, standing.coffee);
    if (back === 0) return;
    const left = { ...standing, coffee: standing.coffee - back };
    const amount = worthOf(left) - worthOf(standing);
    const pieces = [[0, back]] as const;
    if (step.next === 'return') {
      const returned = await this.send('payment/return', {
        ...returnBody(shop, standing.sale, pieces, amount / 100),
        ...till,
      });
      this.counts.returns += 1;
      if (amount > 0) this.counts.owed += 1;
      this.take(place, amount);
      await this.count(place, [returned.transaction.id], amount);
      const { invoiceId } = left;
      const isCorrected = invoiceId !== null && step.of % 3 === 0;
      this.standing[at] = {
        ...{ ...left, sale: returned.sale },
        invoiceId: isCorrected ? await this.correct(invoiceId) : invoiceId,
      };
    } else {
      const worth = -amount;
      const body = exchangeBody(shop, standing.sale, pieces, worth / 100, {});
      const goods = { coffee: step.coffee, tea: 1, price: this.price, teaPrice: this.teaPrice, isSet: false };
      const due = worthOf({ ...goods, added: addedOn(this.day) });
      const toPay = due - worth;
      const { transaction, returned } = await this.send('payment/exchange', {
        return: body.return,
        sale: {
          ...{ ...saleBody(shop, { coffee: step.coffee, tea: 1 }), ...till, expected_amount_due: due / 100 },
          channels: inCash(toPay, this.day) > 0 ? [{ type: 'Cash', amount: inCash(toPay, this.day) / 100 }] : [],
        },
      });
      this.counts.exchanges += 1;
      this.take(place, due + amount);
      await this.count(place, [transaction.id, returned.id], due + amount);
      const [{ __v } = { __v: 0 }] = await this.tests.rows<{ __v: number }>(
        this.shop,
        'select version as __v from transactions where id = $1',
        [standing.sale.id],
      );
      this.standing[at] = { ...left, sale: { ...standing.sale, __v } };
    }
    if (left.coffee === 0 && left.tea === 0) this.standing.splice(at, 1);
  }

  async count(place: Place, ids: readonly string[], amount: number): Promise<void> {
    const moved = (await Promise.all(ids.map(this.movedBy))).flat();
    place.cash += sumOf(moved, 'cash');
    this.round(place, sumOf(moved, 'all'), amount);
  }

  movedBy = (id: string) =>
    this.tests.rows<{ cash: number; all: number }>(
      this.shop,
      `select coalesce(sum(amount) filter (where type = 'Cash'), 0)::int as cash, coalesce(sum(amount), 0)::int as all
        from transaction_channels where transaction_id = $1`,
      [id],
    );

  /** Makes sixteen requests at once at all tills, some of which are rolled back after their numbers were drawn. */
  async rush(): Promise<void> {
    const roll = (place: Place) =>
      this.tests.db.database
        .inTransaction(this.shop.session.realmId, async (client) => {
          const figures = { kind: 'ABBREVIATED', percent: 7, lines: [], total: 0, exempt: 0, value: 0, vat: 0 };
          await client.query(
            `select draw_tax_document($1, $2, $3, (select id from transactions limit 1), $4, $5, $6)`,
            [this.shop.session.realmId, place.branchId, place.tillId, this.day, this.shop.session.userId, figures],
          );
          throw new Error('rolled back');
        })
        .catch((error: Error) => expect(error.message).toMatch(/rolled back|duplicate key/));
    await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        const place = this.places[at % this.places.length] as Place;
        if (at % 4 === 3) return await roll(place);
        const body = { ...saleBody(this.at(place), { tea: 1 }), till_id: place.tillId };
        const { status, body: answer } = await this.tests.call(this.shop, 'POST', 'payment/sale', body);
        expect(status, JSON.stringify(answer)).toBe(200);
        this.counts.sales += 1;
        this.take(place, this.teaPrice);
        place.cash += this.teaPrice;
      }),
    );
  }
}

const REPORT = { object_code: 'Page.Merchant.Management.Output_Tax', action_codes: ['Read'] };
const SHIFT = { object_code: 'Page.Merchant.Payment.Shift', action_codes: ['Read', 'Write'] };

/** Opens a shop with three branches and five tills at the beginning of the year. */
export async function openYear(stack: Stack): Promise<TaxedYear> {
  const { tests, clock } = stack;
  await clock.set(`${DAYS[0]}T07:00:00+07:00`);
  const shop = await openTaxedShop(tests, 100_000);
  const rights = JSON.stringify([REPORT, SHIFT]);
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [rights]);
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  await tests.rows(
    shop,
    "insert into merchant_branches (code, name, tax_branch_no) values ('C03', 'Chiang Mai', '00002')",
  );
  await tests.rows(shop, "update products set is_vat_exempt = true, skip_stock = true where name = 'tea'");
  await tests.rows(
    shop,
    `update merchant_settings set vat_percent = 10, vat_from = '${RATE_CHANGE}', vat_percent_before = 7`,
  );
  await tests.rows(shop, "insert into coupons (name, type, template) values ('set', 'Set Price', '{}')");
  await tests.rows(
    shop,
    `update offers set goods = jsonb_build_object('product_ids', jsonb_build_array($2::uuid), 'group_of', 3, 'benefits', 3),
      items = (select jsonb_build_array(jsonb_build_object('coupon_id', id, 'value', $3::int)) from coupons where name = 'set')
      where id = $1`,
    [shop.openDiscountId, shop.products.coffee, SET / 100],
  );
  const tills = await tests.rows<{ id: string; branch_id: string }>(
    shop,
    `insert into tills (branch_id, code, name) select b.id, n, n from merchant_branches b
      cross join lateral unnest(case b.code when 'C03' then array['T1'] else array['T1', 'T2'] end) n returning id, branch_id`,
  );
  return new TaxedYear(
    stack,
    shop,
    tills.map(({ id, branch_id }) => ({ tillId: id, branchId: branch_id, shiftId: '', cash: 0 })),
  );
}
