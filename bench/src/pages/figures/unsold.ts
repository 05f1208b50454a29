import { aisleOf, priceOf } from '../../groceries/baskets.ts';
import { type Book, type Product, sum } from '../Book.ts';
import { daysText } from '../days.ts';
import { type Report, type Row, text, type Value } from '../Report.ts';
import type { Look } from '../windowLine.ts';
import { count, money, wholeBaht } from '../written.ts';

const NEVER = { th: 'ไม่เคยขาย', en: 'Never sold' };

/** Returns active products without buyers in the days, first those never bought, then those not bought for longest. */
export function unsold(book: Book, { window, language, branch }: Look): Report {
  const { days } = window;
  const sold = book.sold({ from: '1900-01-01', to: days.to, branch });
  const lastSold = new Map<string, string>();
  for (const { basket } of sold)
    for (const item of basket.pieces.keys())
      if (basket.date > (lastSold.get(item) ?? '')) lastSold.set(item, basket.date);
  const items = [...book.setUp.codeOfProduct].map(([name, code]) => ({
    ...{ code, name, category: `Aisle ${aisleOf(name)}`, price: priceOf(name), pieces: null },
    last: lastSold.get(name) ?? null,
  }));
  const others = book.setUp.others.map((product) => ({ ...product, last: null }));
  const found = [...items, ...others].filter(({ last }) => last === null || last < days.from);
  const onShelf = ({ pieces }: Product) =>
    pieces === null ? null : sum(pieces.filter((_, at) => branch === null || at === branch));
  const worth = (product: Product) => {
    const pieces = onShelf(product);
    return pieces === null ? null : Math.max(0, pieces) * product.price;
  };
  const rows = found.map((product): Row => {
    const { last } = product;
    const [pieces, value] = [onShelf(product), worth(product)];
    const values: Value[] = [
      text(product.code),
      text(product.name),
      text(product.category),
      text(last === null ? NEVER[language] : daysText({ from: last, to: last }, language), last ?? ''),
      { screen: money(product.price), file: product.price / 100 },
      { screen: pieces === null ? '-' : count(pieces), file: pieces ?? '', adds: 100 * (pieces ?? 0) },
      { screen: value === null ? '-' : money(value), file: value === null ? '' : value / 100, adds: value ?? 0 },
    ];
    return { key: product.code, order: last === null ? 0 : -Number(last.replaceAll('-', '')), values };
  });
  return {
    path: '/bi/unsold',
    title: { th: 'สินค้าที่ขายไม่ได้', en: 'Products that did not sell' },
    rows,
    keyAt: [0],
    strip: [
      count(found.length),
      count(sum(found.map((product) => onShelf(product) ?? 0))),
      wholeBaht(sum(found.map((product) => worth(product) ?? 0))),
    ],
  };
}
