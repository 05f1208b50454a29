import { aisleOf, priceOf } from '../groceries/baskets.ts';
import type { Sale } from '../questions/sales.ts';
import { type Book, groups, type Scope, sum } from './Book.ts';
import { type Language, shortDay } from './days.ts';
import type { Cell } from './match.ts';
import { amount, counted, inFile, onScreen, PLACE, type Report, type Row, text, type Value, whole } from './Report.ts';
import { count, wholeBaht } from './written.ts';

const WORDS = {
  th: { CASH: 'เงินสด', TRANSFER: 'โอนเงิน', guest: 'ลูกค้าทั่วไป' },
  en: { CASH: 'Cash', TRANSFER: 'Transfer', guest: 'Walk-In' },
};
const NOTHING = '-';
const CODE = 'OFFER001';

const revenueOf = (sales: readonly Sale[]) => sum(sales.map(({ revenue }) => revenue));
const piecesOf = (sales: readonly Sale[]) => sum(sales.map(({ quantity }) => quantity));
const offOf = (sales: readonly Sale[]) => sum(sales.map(({ discount }) => discount));
const amountOf = (sales: readonly Sale[]) => sum(sales.map(({ itemAmount }) => itemAmount));

/** Returns every report of the shop for some days and a branch, from its sales alone. */
export function reportsOf(book: Book, scope: Scope, language: Language): Report[] {
  const sold = book.sold(scope);
  const own = sold.filter(({ isGuest }) => !isGuest);
  const guests = sold.filter(({ isGuest }) => isGuest);
  const sales = (path: string, th: string, en: string, of: readonly Sale[], names: boolean) =>
    saleReport(book, { path, title: { th, en } }, of, language, names);
  const people = (
    path: string,
    th: string,
    en: string,
    only: (sales: readonly Sale[], tier: string) => boolean = () => true,
    kind: Kind = 'members',
    top?: number,
  ) => memberReport(book, { path, title: { th, en }, ...(top && { top }) }, own, only, kind);
  const { big, frequent } = book.setUp.thresholds;
  const isBig = (of: readonly Sale[]) => amountOf(of) >= big;
  const isFrequent = (of: readonly Sale[]) => of.length >= frequent;
  return [
    sales('revenue/all', 'รายได้ทั้งหมด', 'Total Revenue', sold, true),
    people('revenue/member', 'รายได้จากสมาชิก', 'Member revenue'),
    guestReport(
      { path: 'revenue/walk-in', title: { th: 'รายได้จากลูกค้าทั่วไป', en: 'Walk-in revenue' } },
      guests,
      language,
    ),
    sales('revenue/transactions', 'รายการขายทั้งหมด', 'Transactions', sold, false),
    sales("revenue/member's transactions", 'รายการขายของสมาชิก', 'Member sales', own, false),
    sales("revenue/walk-in's transactions", 'รายการขายของลูกค้าทั่วไป', 'Walk-in sales', guests, false),
    voidReport(book, book.voided(scope), language),
    people('customer/bigspender', 'สมาชิกยอดซื้อสูง', 'Big Spender', isBig, 'spenders'),
    people('customer/frequent', 'สมาชิกที่มาบ่อย', 'Frequent Members', isFrequent, 'frequent'),
    people('customer/member', 'สมาชิก', 'Members'),
    guestReport({ path: 'customer/walk-in', title: { th: 'ลูกค้าทั่วไป', en: 'Walk-In' } }, guests, language),
    sales('customer/all', 'ลูกค้าทั้งหมด', 'All Customers', sold, true),
    tierReport(book, scope, 'loyalty/total', 'แต้มทั้งหมด', 'Total Points', ['earn', 'redeem', 'remaining']),
    tierReport(book, scope, 'loyalty/earn', 'แต้มที่ให้ทั้งหมด', 'Total Earn Points', ['earn']),
    tierReport(book, scope, 'loyalty/redeem', 'แต้มที่ใช้ทั้งหมด', 'Total Redeem Points', ['redeem']),
    tierReport(book, scope, 'loyalty/remaining', 'แต้มคงเหลือทั้งหมด', 'Total Remaining Points', ['remaining']),
    tierReport(book, scope, 'loyalty/tiers', 'รายงานระดับสมาชิก', 'Tiers Report', null),
    ...book.setUp.tiers.map(({ name }) =>
      people(`each-loyalty/${name}`, `รายงาน ${name}`, `${name} Report`, (_, tier) => tier === name),
    ),
    soldReport('product/category?category=all', 'ตามหมวดหมู่', 'Category', sold, null, aisle),
    bestAisle(sold),
    soldReport('product/subcategory', 'ตามหมวดหมู่ย่อย', 'Sub-category', sold, book.setUp.codeOfProduct, itself),
    soldReport('product/product?product=all', 'ตามสินค้า', 'Product', sold, book.setUp.codeOfProduct, itself),
    soldReport('ranking/product', 'สินค้าขายดี', 'Top Products', sold, book.setUp.codeOfProduct, itself, 3),
    soldReport('ranking/category', 'หมวดหมู่ขายดี', 'Top Product Categories', sold, null, aisle, 3),
    tenderReport(book, sold, language),
    people('ranking/bigspender', 'สมาชิกยอดซื้อสูงสุด', 'Top Big Spender', isBig, 'spenders', 3),
    people('ranking/frequent', 'สมาชิกที่มาบ่อยที่สุด', 'Top Frequent Members', isFrequent, 'frequent', 3),
  ];

  function bestAisle(of: readonly Sale[]): Report {
    const aisles = soldReport('product/category', 'ตามหมวดหมู่', 'Category', of, null, aisle);
    const [best] = [...aisles.rows].sort((a, b) => Number(b.order) - Number(a.order));
    // Without sales no category is selected.
    const isIn = best ? (item: string) => aisle(item) === best.key : everything;
    const own = soldReport(
      'product/category',
      'ตามหมวดหมู่',
      'Category',
      of,
      book.setUp.codeOfProduct,
      itself,
      undefined,
      isIn,
    );
    return { ...own, ...(best && { chosen: best.key }) };
  }
}

type Named = Pick<Report, 'path' | 'title' | 'top'>;
const itself = (item: string) => item;
const aisle = (item: string) => `Aisle ${aisleOf(item)}`;

/** Returns the amount paid by a tender; in a file, the cell of an unused one is empty. */
const paidBy = (isUsed: boolean, satang: number): Value => (isUsed ? amount(satang) : { ...amount(0), file: '' });

const nameOf = (book: Book, { isGuest, basket }: Sale, language: Language): string =>
  isGuest ? WORDS[language].guest : `Member Groceries · ${book.setUp.people.get(basket.member)?.code}`;

/** Returns the buyer: one cell on the screen, two in a file, where those of a guest are empty. */
function customer(book: Book, sale: Sale, language: Language): Value[] {
  const code = sale.isGuest ? '' : (book.setUp.people.get(sale.basket.member)?.code ?? '');
  return [text(nameOf(book, sale, language), sale.isGuest ? '' : 'Member Groceries'), inFile(code)];
}

function saleReport(book: Book, named: Named, sales: readonly Sale[], language: Language, names: boolean): Report {
  const rows = sales.map((sale): Row => {
    const { basket, time, quantity, itemAmount, discount, revenue, tender } = sale;
    const number = book.setUp.numberOf.get(sale) ?? '';
    const values = [
      text(shortDay(basket.date, language), basket.date),
      ...(names ? customer(book, sale, language) : []),
      text(number),
      text(time.slice(0, 5), `${basket.date} ${time}`),
      whole(quantity),
      amount(itemAmount),
      amount(-discount),
      amount(revenue),
      paidBy(tender === 'CASH', revenue),
      paidBy(tender === 'TRANSFER', revenue),
      paidBy(false, revenue),
      onScreen(discount > 0 ? CODE : NOTHING),
    ];
    return { key: number, order: `${basket.date} ${time}`, values };
  });
  const members = new Set(sales.filter(({ isGuest }) => !isGuest).map(({ basket }) => basket.member));
  return {
    ...named,
    rows,
    keyAt: [names ? 2 : 1],
    strip: [count(members.size), count(sales.length), count(piecesOf(sales)), wholeBaht(revenueOf(sales))],
  };
}

function voidReport(book: Book, sales: readonly Sale[], language: Language): Report {
  const rows = sales.map((sale): Row => {
    const moment = `${shortDay(sale.basket.date, language)} ${sale.time.slice(0, 5)}`;
    const name = nameOf(book, sale, language);
    const values = [
      text(moment, `${sale.basket.date} ${sale.time}`),
      ...customer(book, sale, language),
      amount(sale.revenue),
      text(WORDS[language][sale.tender]),
      text(book.setUp.owner),
      text('Customer Canceled'),
    ];
    return { key: `${moment} ${name}`, order: `${sale.basket.date} ${sale.time}`, values };
  });
  return {
    path: 'revenue/void',
    title: { th: 'รายการที่ยกเลิก', en: 'Void' },
    rows,
    keyAt: [0, 1],
    strip: [count(sales.length), wholeBaht(revenueOf(sales))],
  };
}

type Kind = 'members' | 'spenders' | 'frequent';

function memberReport(
  book: Book,
  named: Named,
  sales: readonly Sale[],
  only: (sales: readonly Sale[], tier: string) => boolean,
  kind: Kind,
): Report {
  const found = [...groups(sales, ({ basket }) => basket.member)].filter(([member, own]) =>
    only(own, book.tierOf(member)),
  );
  const rows = found.map(([member, own]): Row => {
    const code = book.setUp.people.get(member)?.code ?? '';
    const values = [
      ...(named.top ? [PLACE] : []),
      text('Member Groceries', 'Member'),
      inFile('Groceries'),
      text(code),
      text(book.tierOf(member)),
      amount(book.lifetime(member)),
      amount(revenueOf(own)),
      whole(own.length),
      ...(kind === 'spenders' ? [amount(amountOf(own))] : []),
      ...(kind === 'members' ? book.preferred(member).map((names) => text({ oneOf: names }, null)) : []),
    ];
    const order = { members: revenueOf(own), spenders: amountOf(own), frequent: own.length }[kind];
    return { key: code, order, values };
  });
  const first = named.top ? 1 : 0;
  const ltv = sum(found.map(([member]) => book.lifetime(member)));
  const all = found.flatMap(([, own]) => own);
  return {
    ...named,
    rows,
    keyAt: [first + 1],
    strip: [count(found.length), wholeBaht(ltv), count(all.length), wholeBaht(revenueOf(all))],
  };
}

function guestReport(named: Named, sales: readonly Sale[], language: Language): Report {
  const unknown = language === 'th' ? 'ไม่ระบุ' : 'Unknown';
  const figures = [piecesOf(sales), amountOf(sales), -offOf(sales), revenueOf(sales)] as const;
  const [pieces, price, off, revenue] = figures;
  const values = [
    text(unknown),
    text(unknown),
    whole(sales.length),
    whole(pieces),
    amount(price),
    amount(off),
    amount(revenue),
  ];
  return {
    ...named,
    rows: sales.length > 0 ? [{ key: `${unknown} ${unknown}`, order: 0, values }] : [],
    keyAt: [0, 1],
    strip: [count(sales.length), count(pieces), wholeBaht(revenue)],
  };
}

function tierReport(
  book: Book,
  scope: Scope,
  path: string,
  th: string,
  en: string,
  points: readonly ('earn' | 'redeem' | 'remaining')[] | null,
): Report {
  const { big, frequent } = book.setUp.thresholds;
  const home = groups(book.registered(scope.branch), ({ tier }) => tier);
  const bought = groups(
    book.sold(scope).filter(({ isGuest }) => !isGuest),
    ({ basket }) => book.tierOf(basket.member),
  );
  const tierRows = book.setUp.tiers.map(({ name }, level) => {
    const [people, sales] = [home.get(name) ?? [], bought.get(name) ?? []];
    const buyers = [...groups(sales, ({ basket }) => basket.member).values()];
    const members = people.flatMap(({ member }) => (member === null ? [] : [member]));
    const ltv = sum(members.map(book.lifetime));
    const figures = { earn: sum(sales.map(book.points)), redeem: 0, remaining: book.remainingOf(members) };
    const values = points
      ? [
          ...points.map((point) => whole(figures[point])),
          whole(piecesOf(sales)),
          whole(sales.length),
          amount(revenueOf(sales)),
        ]
      : [
          whole(people.length),
          amount(revenueOf(sales)),
          amount(ltv),
          whole(sales.length),
          whole(buyers.filter((own) => amountOf(own) >= big).length),
          whole(buyers.filter((own) => own.length >= frequent).length),
        ];
    return {
      row: { key: name, order: -level, values: [text(name), ...values] },
      members: people.length,
      ltv,
      sales,
      earn: figures.earn,
    };
  });
  const all = tierRows.flatMap(({ sales }) => sales);
  return {
    path,
    title: { th, en },
    rows: tierRows.map(({ row }) => row),
    keyAt: [0],
    strip: [
      count(sum(tierRows.map(({ members }) => members))),
      wholeBaht(sum(tierRows.map(({ ltv }) => ltv))),
      count(all.length),
      count(sum(tierRows.map(({ earn }) => earn))),
      wholeBaht(revenueOf(all)),
    ],
  };
}

/** Groups by product, or by its category or sub-category. */
function soldReport(
  path: string,
  th: string,
  en: string,
  sales: readonly Sale[],
  codes: ReadonlyMap<string, string> | null,
  partOf: (item: string) => string,
  top?: number,
  isIn: (item: string) => boolean = everything,
): Report {
  const lines = sales.flatMap((sale) =>
    [...sale.basket.pieces].filter(([item]) => isIn(item)).map(([item, pieces]) => ({ sale, item, pieces })),
  );
  const priced = (own: typeof lines) => sum(own.map(({ item, pieces }) => pieces * priceOf(item)));
  const rows = [...groups(lines, ({ item }) => partOf(item))].map(([name, own]): Row => {
    const bills = new Set(own.map(({ sale }) => sale));
    const members = new Set([...bills].filter(({ isGuest }) => !isGuest).map(({ basket }) => basket.member));
    const values = [
      PLACE,
      ...(codes ? [text(codes.get(name) ?? '')] : []),
      text(name),
      counted(bills.size),
      whole(sum(own.map(({ pieces }) => pieces))),
      amount(priced(own)),
      counted(members.size),
    ];
    return { key: name.trim(), order: priced(own), values };
  });
  const named = codes ? 2 : 1;
  return {
    path,
    title: { th, en },
    ...(top && { top }),
    rows,
    keyAt: [named],
    strip: [count(sum(lines.map(({ pieces }) => pieces))), wholeBaht(priced(lines))],
    // The amounts of some lines after the deductions of their bills are undetermined.
    ...(isIn === everything &&
      lines.length > 0 && { sentence: [wholeBaht(priced(lines)), wholeBaht(revenueOf(sales))] }),
  };
}

const everything = () => true;

function tenderReport(book: Book, sales: readonly Sale[], language: Language): Report {
  const rows = [...groups(sales, ({ tender }) => tender)].map(([tender, own]): Row => {
    const method = WORDS[language][tender as 'CASH' | 'TRANSFER'];
    // The shop displays banks in the reader's language.
    const named: Cell = language === 'th' ? book.setUp.bank : { figures: [] };
    const bank = tender === 'TRANSFER' ? named : NOTHING;
    const values = [
      PLACE,
      text(method),
      counted(own.length),
      amount(revenueOf(own)),
      text(bank, null),
      text(NOTHING, null),
    ];
    return { key: method, order: revenueOf(own), values };
  });
  return {
    path: 'ranking/payment',
    title: { th: 'ช่องทางชำระเงินยอดนิยม', en: 'Top Payment Methods' },
    top: 3,
    rows,
    keyAt: [1],
    strip: [wholeBaht(revenueOf(sales))],
  };
}
