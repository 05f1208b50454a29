import { setImmediate } from 'node:timers/promises';
import { pricingRules } from '../../database/pricingRules.ts';
import { tenderOf } from '../../till/SaleOrder.ts';
import { DAY, shopHour, startOfShopDay } from '../bangkokTime.ts';
import type { LoadContext } from '../LoadContext.ts';
import type { ShopMember, ShopProduct, ShopRecords } from '../ShopRecords.ts';
import { chooseBenefits } from './chooseBenefits.ts';
import { chooseMember } from './chooseMember.ts';
import { chooseProducts, toLine } from './chooseProducts.ts';
import { chooseTender } from './chooseTender.ts';
import { correctSales } from './correctSales.ts';
import { growth, planDay, type Visit } from './planDay.ts';
import { reachTier } from './reachTier.ts';
import { priceBill, seeGuest } from './ringUp.ts';
import { keepBooks, type SaleEntry } from './SaleBooks.ts';
import { keepStock } from './StockKeeper.ts';
import { dueOrders, type StandingVisit } from './standingOrders.ts';

/** Number of sales written at a time. */
const BATCH = 1_500;
const SECOND_SHIFT = 14;

/** Loads sales from the shop's opening until now; `dailySales` is the number for an ordinary branch on an ordinary day. */
export async function loadSales(context: LoadContext, shop: ShopRecords, dailySales: number): Promise<number> {
  const { random, openedAt, now, newId, onProgress } = context;
  const rules = pricingRules(shop);
  const books = keepBooks(context, shop);
  const stock = keepStock(context, shop.branches, shop.products);
  const correct = correctSales(shop, now);
  const ring = createTill(context, shop, rules);
  const countedProducts = new Map(
    shop.products.flatMap((product) => (product.skip_stock ? [] : [[product.id, product]])),
  );
  const byName = new Map(shop.products.map((product) => [product.name, product]));
  const firstDay = startOfShopDay(openedAt);
  const days = Math.ceil((now - firstDay) / DAY);
  let [written, lastTime] = [0, openedAt];
  let writing = Promise.resolve();

  for (let day = 0; day < days; day += 1) {
    const dayStart = firstDay + day * DAY;
    if (dailySales > 0) stock.restock(dayStart);
    const visits: (Visit | StandingVisit)[] = planDay(
      random,
      shop.branches,
      dayStart,
      dailySales * growth(dayStart, openedAt, now),
    );
    if (dailySales > 0) visits.push(...dueOrders(random, shop.members, shop.branches, byName, dayStart, day));
    visits.sort((a, b) => a.time - b.time);
    for (const visit of visits) {
      // Numbers and ids are ordered by time of sale, so no two sales share a moment.
      const time = Math.max(visit.time, lastTime + 1);
      if (time <= openedAt || time > now) continue;
      const sale = { ...ring({ ...visit, time }), id: newId(time) };
      const correction = 'member' in visit ? null : correct(sale);
      const entry: SaleEntry = { ...sale, correction };
      lastTime = correction?.time ?? time;
      const costs = stock.sell(entry.id, time, entry.branch.id, counted(entry, countedProducts));
      books.enter(entry, costs);
      if (correction) stock.bringBack(entry.id, correction.time, entry.branch.id, correction.stock, costs);
      remember(entry, shop);
    }
    // Yields between days to read the answers of the running write, so that the database never waits for the next batch.
    await setImmediate();
    if (books.size() < BATCH && day < days - 1) continue;
    written += books.size();
    await writing;
    writing = books.write(stock.takeMovements());
    onProgress({ step: 'sales', done: day + 1, total: days });
  }
  await writing;
  return written;
}

function createTill({ random }: LoadContext, shop: ShopRecords, rules: ReturnType<typeof pricingRules>) {
  const chooser = chooseProducts(random, shop.products);
  const benefits = chooseBenefits(random, shop, rules);
  const findMember = chooseMember(random, shop.members, shop.branches);
  const tender = chooseTender(random, shop);
  return (visit: Visit | StandingVisit): Omit<SaleEntry, 'id' | 'correction'> => {
    const { branch, time } = visit;
    const standing = 'member' in visit;
    const member: ShopMember | null = standing ? visit.member : findMember(branch, time);
    const lines = standing
      ? visit.lines.map(({ product, qty }, index) => toLine(product, index, qty))
      : chooser.lines(shopHour(time));
    const bill = priceBill({ lines, ...benefits(lines, member) }, rules);
    const shift = shopHour(time) < SECOND_SHIFT ? 0 : branch.sellers.length - 1;
    return {
      ...bill,
      rules,
      sellerId: branch.sellers[shift] ?? '',
      guest: member ? null : seeGuest(random),
      remark: chooser.remark(),
      tenders: tender(bill.priced.amountDue).map(tenderOf),
      time,
      branch,
      member,
    };
  };
}

/** Updates the member, as their next sale is priced with the changes of this one. */
function remember({ member, priced, correction }: SaleEntry, { tiers }: ShopRecords): void {
  if (!member || correction?.kind === 'void') return;
  member.points += priced.earnPoints - priced.redeemPoints;
  for (const points of correction?.points ?? []) member.points += points;
  member.revenue += priced.totalRevenue;
  member.transactions += 1;
  member.tier = reachTier(tiers, member.revenue);
}

function counted(
  { basket }: Pick<SaleEntry, 'basket'>,
  products: ReadonlyMap<string, ShopProduct>,
): Map<ShopProduct, number> {
  const taken = new Map<ShopProduct, number>();
  for (const { productId, qty } of basket.lines) {
    const product = products.get(productId);
    if (product) taken.set(product, (taken.get(product) ?? 0) + qty);
  }
  return taken;
}
