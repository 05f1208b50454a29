import { type Book, rounded, type Scope, shareOf, sum } from './Book.ts';
import { change } from './change.ts';

import type { Expected, Line } from './match.ts';
import { revenueChart } from './revenueChart.ts';
import { type Look, windowLine } from './windowLine.ts';
import { count, money } from './written.ts';

const NAMES = {
  th: {
    ...{ revenue: 'รายได้', sales: 'จำนวนบิล', basket: 'ยอดเฉลี่ยต่อบิล', joined: 'สมาชิกใหม่', customers: 'ลูกค้า' },
    ...{ top: 'สินค้าขายดี 5 อันดับ', tenders: 'อันดับช่องทางชำระเงิน', points: 'แต้มสะสม', tiers: 'สมาชิกตามระดับ' },
    ...{ cash: 'เงินสด', transfer: 'โอนเงิน', card: 'บัตรเครดิต / เดบิต', earned: 'ได้รับ', spent: 'ใช้ไป', left: 'คงเหลือ' },
  },
  en: {
    ...{ revenue: 'Revenue', sales: 'Sales', basket: 'Average basket', joined: 'New members', customers: 'Customers' },
    ...{
      top: 'Top 5 products',
      tenders: 'Payment methods ranking',
      points: 'Loyalty points',
      tiers: 'Members by tier',
    },
    ...{
      cash: 'Cash',
      transfer: 'Transfer',
      card: 'Credit / Debit Card',
      earned: 'Earned',
      spent: 'Used',
      left: 'Remaining',
    },
  },
};

/**
 * Returns the expected content of `/bi`, with the products that `top` bought most; on paper, tables replace the rings.
 */
export function overview(book: Book, look: Look, top: 'member' | 'guest', isPaper = false): Expected[] {
  const { window, language, branch } = look;
  const names = NAMES[language];
  const scope = { ...window.days, branch };
  const [now, before] = [totals(book, scope), window.before && totals(book, { ...window.before, branch })];
  const share = now.revenue > 0 ? rounded(100 * now.ofMembers, now.revenue) : 0;
  const tops = topProducts(book, scope, top);
  return [
    windowLine(look, true),
    {
      name: names.revenue,
      lines: [
        [money(now.revenue)],
        ...change(now.revenue, before?.revenue, money),
        ...(now.revenue > 0 ? [[{ figures: [`${share}%`, `${100 - share}%`] }]] : []),
      ],
    },
    { name: names.sales, lines: [[count(now.sales)], ...change(now.sales, before?.sales, count)] },
    {
      name: names.basket,
      lines: now.basket === null ? [] : [[money(now.basket)], ...change(now.basket, before?.basket, money)],
    },
    { name: names.joined, lines: [[count(now.joined)], ...change(now.joined, before?.joined, count)] },
    revenueChart(book, look),
    { name: names.customers, lines: customers(book, scope) },
    { name: names.top, lines: tops.flatMap(([, pieces], at) => [[`${at + 1}.`], [count(pieces)]]) },
    { name: names.tenders, lines: tenders(book, scope).flatMap(([, paid], at) => [[`${at + 1}.`], [money(paid)]]) },
    { name: names.points, lines: points(book, scope, names, isPaper) },
    { name: names.tiers, lines: tiers(book, scope, isPaper) },
  ];
}

function totals(book: Book, scope: Scope) {
  const sales = book.sold(scope);
  const revenue = sum(sales.map((sale) => sale.revenue));
  return {
    revenue,
    ofMembers: sum(sales.map((sale) => (sale.isGuest ? 0 : sale.revenue))),
    sales: sales.length,
    basket: sales.length > 0 ? rounded(revenue, sales.length) : null,
    joined: book.joined(scope),
  };
}

function customers(book: Book, scope: Scope): Line[] {
  const sales = book.sold(scope);
  const members = sales.filter(({ isGuest }) => !isGuest).length;
  const share = sales.length > 0 ? rounded(100 * members, sales.length) : 0;
  const walkIn = sales.length > 0 ? 100 - share : 0;
  const all = book.joined({ ...scope, from: '1900-01-01' });
  return [
    [count(sales.length)],
    [count(members)],
    [`${share}%`],
    [count(sales.length - members)],
    [`${walkIn}%`],
    [count(all)],
  ];
}

export function topProducts(book: Book, scope: Scope, who: 'member' | 'guest'): [name: string, pieces: number][] {
  const pieces = new Map<string, number>();
  for (const { basket, isGuest } of book.sold(scope))
    if (isGuest === (who === 'guest'))
      for (const [item, quantity] of basket.pieces) pieces.set(item, (pieces.get(item) ?? 0) + quantity);
  if (pieces.size === 0) return Array.from({ length: 5 }, () => ['-', 0]);
  return [...pieces].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'th')).slice(0, 5);
}

function tenders(book: Book, scope: Scope): [tender: string, paid: number][] {
  const paidBy = (tender: string) => sum(book.sold(scope).map((sale) => (sale.tender === tender ? sale.revenue : 0)));
  return (['CASH', 'TRANSFER', 'CREDIT_DEBIT'] as const)
    .map((tender): [string, number] => [tender, paidBy(tender)])
    .sort(([, a], [, b]) => b - a);
}

function points(book: Book, scope: Scope, names: (typeof NAMES)['th' | 'en'], isPaper: boolean): Line[] {
  const earned = sum(book.sold(scope).map(book.points));
  const rows: [string, number][] = [
    [names.earned, earned],
    [names.spent, 0],
    [names.left, book.remaining(scope.branch)],
  ];
  // The middle of the ring, the figures beside it, and its table.
  const ring = [...(earned > 0 ? [['0.00%']] : []), ...rows.map(([, value]) => [count(value)])];
  return [...(isPaper ? [] : ring), ...rows.map(([name, value]) => [name, count(value)])];
}

function tiers(book: Book, { to, branch }: Scope, isPaper: boolean): Line[] {
  const members = [...book.registered(branch)].filter(({ joined }) => joined <= to);
  const rows = book.setUp.tiers.map(({ name }) => ({ name, of: members.filter(({ tier }) => tier === name).length }));
  if (members.length === 0) return [];
  const ring = rows.flatMap(({ of }) => [[count(of)], [shareOf(of, members.length)]]);
  return [...(isPaper ? [] : ring), ...rows.map(({ name, of }) => [name, count(of)])];
}
