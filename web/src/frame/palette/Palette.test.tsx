import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { type SessionAuthorize, storeSession } from '../../app/session.ts';
import { answer } from '../../testing/answer.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { Shell } from '../Shell.tsx';

const searched: Record<string, unknown>[] = [];
/** The answer to every search, whatever its keyword. */
let found: Readonly<Record<string, object>>;
const FOUND = {
  members: { __typename: 'MemberPage', items: [] as object[] },
  products: {
    __typename: 'ProductPage',
    items: [{ __typename: 'Product', id: 'p-1', code: 'TEA-1', name: 'ชาเขียว', retailPrice: 45 }],
  },
};

beforeEach(async () => {
  searched.length = 0;
  found = FOUND;
  await switchLanguage('en');
  window.scrollTo = () => undefined;
});

/** The name of a place, and questions that lead to it. */
const QUESTIONS: readonly (readonly string[])[] = [
  [
    'Sales yesterday',
    ...['how much did branch 2 sell yesterday', 'yesterday', 'sales yesterday', 'เมื่อวาน', 'ยอดขายเมื่อวาน'],
    ...["yesterday's takings", 'how much was sold yesterday', 'ขายได้กี่บาทเมื่อวาน', 'เมื่อวานขายได้กี่บาท'],
  ],
  ['Top customers this month', 'who bought most', 'ใครซื้อเยอะสุด', 'ลูกค้าคนไหนซื้อมากที่สุด'],
  ['Low stock', 'what is nearly out of stock', 'low stock', 'out of stock', 'ใกล้หมด', 'ของหมด'],
  [
    'Transaction History',
    ...['points for a customer', 'give points', 'undo the sale', 'undo sale', 'cancel sale', 'refund'],
    ...['ให้แต้ม', 'เพิ่มแต้ม', 'ยกเลิกบิล', 'คืนเงิน'],
    ...['receipt', 'the receipt of this morning', 'ใบเสร็จเมื่อเช้า', 'print the receipt again', 'พิมพ์ใบเสร็จอีกครั้ง'],
  ],
  ['Add User', 'add a cashier', 'add cashier', 'เพิ่มพนักงาน'],
  ['Users', 'staff', 'employee', 'พนักงาน', 'แคชเชียร์'],
  ['Branches', 'the receipt’s address', 'receipt address', 'ที่อยู่ร้าน'],
  ['Revenue', 'print yesterday’s report', 'print report', 'พิมพ์รายงาน'],
  ['Tiers', 'coupon for gold members', 'gold'],
  ['Discount & Special Offers', 'โปรโมชั่น'],
  ['Calendar', 'birthdays this week'],
  ['GraphQL sandbox', 'sandbox', 'graphql playground', 'นักพัฒนา'],
  ['Configuration', 'settings'],
  ['Settings info', 'shop information', 'ข้อมูลร้าน'],
  ['Receipt and tax settings', 'vat', 'receipt footer', 'change the logo', 'round cash', 'ท้ายใบเสร็จ', 'ปัดเศษ'],
  ['Sales settings', 'we are open after midnight', 'back-date a sale', 'ปิดร้านหลังเที่ยงคืน', 'ขายย้อนหลัง'],
  ['Log out', 'logout'],
  ['Switch light and dark', 'dark'],
  ['Switch to Thai (ไทย)', 'language'],
  ['Print this page', 'print'],
  ['Products', 'export'],
  ['Member search', 'a member’s points are wrong', 'a customer did not get points', 'แต้มของสมาชิกไม่ถูก', 'ลูกค้าแต้มไม่เข้า'],
  ['Member search', 'tags for many customers', 'tag many customers', 'แท็กหลายคน', 'ติดแท็กลูกค้าหลายคน'],
  // Questions of a cashier.
  ['Transaction History', 'a customer wants to return a shirt', 'returns', 'ลูกค้าขอคืนของ', 'เปลี่ยนสินค้า'],
  ['Stock by product', 'how many are left in stock', 'is it in stock', 'ของเหลือกี่ชิ้น', 'เช็คสต็อก'],
  ['Stock counts', 'count the stock', 'stocktake', 'นับสต็อก', 'นับของ'],
  ['Profile & Change password', 'I forgot my password', 'forgotten password', 'ลืมรหัสผ่าน', 'เปลี่ยนรหัสผ่าน'],
  ['Device check', 'the printer is broken', 'printer does not print', 'เครื่องพิมพ์เสีย', 'เครื่องพิมพ์ไม่ออก', 'ปริ้นไม่ออก'],
  ['New sale', 'open a parked bill', 'parked bills', 'บิลที่พักไว้', 'พักบิล'],
  // Questions of an owner.
  ['Calendar', 'birthday list', 'whose birthday is it this month', 'รายชื่อวันเกิด', 'วันเกิดลูกค้าเดือนนี้'],
  [
    'Home',
    'how much did we sell today',
    'sales today',
    'วันนี้ขายได้เท่าไร',
    'วันนี้ขายได้เท่าไหร่',
    'ขายได้เท่าไหร่',
    'ยอดวันนี้',
    'ยอดขายวันนี้',
  ],
  ['Ranking', 'which products sell best', 'best sellers', 'สินค้าขายดี', 'ขายดีที่สุด'],
  ['Users', 'a cashier forgot the password', 'พนักงานลืมรหัสผ่าน'],
  ['Change history', 'who changed the price', 'ใครแก้ราคา'],
  ['Output tax report', "this month's VAT", 'ภาษีขายเดือนนี้', 'VAT report', 'tax invoices', 'ภ.พ.30', 'ใบกำกับภาษี'],
  ['Shifts', 'close the shift', 'close the day', 'end of day', 'ปิดยอด', 'ปิดกะ', 'เงินขาด'],
  ['Cost and margin this month', 'profit', 'how much profit did we make', 'กำไร', 'เดือนนี้กำไรเท่าไร', 'ขาดทุน'],
  ['Sales settings', 'closing time', 'open after midnight', 'เวลาปิดร้าน', 'ปิดร้านหลังเที่ยงคืน'],
  ['Stock counts', 'waste', 'write off damaged goods', 'ของเสีย', 'ของหมดอายุ'],
  ['Transaction History', 'Excel', 'เอ็กเซล', 'ไฟล์ excel'],
  ['Import products', 'import products', 'upload products', 'นำเข้าสินค้า', 'นำเข้าสินค้าจาก excel'],
  ['Revenue', 'export sales to Excel'],
  ['Import members', 'import members', 'นำเข้าสมาชิก'],
  ['Shifts', 'open shift', 'open the shift', 'close till', 'z report', 'เปิดกะ', 'รายงาน z', 'เงินในลิ้นชัก'],
  ['Transaction History', 'หาบิล', 'บิลหาย', 'พิมพ์บิลอีกที', 'แจกแต้ม'],
  ['Discount & Special Offers', 'happy hour', 'buy one get one free', 'free gift', 'ของแถม'],
  ['Suppliers', 'vendors', 'ซัพพลายเออร์'],
  ['Sales yesterday', 'เมื่อวานขายได้เท่าไหร่', 'ขายได้เท่าไหร่เมื่อวาน'],
  ['Kitchen and bar', 'orders for the kitchen', 'what is to be made', 'ออเดอร์ครัว', 'รอทำ'],
  ['Goods received', 'receive goods', 'a delivery came', 'รับสินค้าเข้า', 'ของมาส่ง'],
  ['Below reorder level', 'what must be ordered', 'reorder', 'ต้องสั่งของ', 'ของที่ต้องสั่ง'],
  ['Options', 'sizes and sweetness', 'toppings', 'ความหวาน', 'ท็อปปิ้ง'],
  ['Tills', 'a new cash register', 'cash drawer', 'ลิ้นชักเงิน'],
  ['Add Till', 'add a till', 'เพิ่มเครื่องคิดเงิน'],
  ['Revenue targets', 'set a sales target', 'ตั้งเป้ายอดขาย'],
  // Questions of an analyst.
  ['Unsold products', 'which products do not sell', 'dead stock', 'สินค้าขายไม่ออก', 'ของขายไม่ได้'],
  ['Groups of buyers', 'customers who stopped coming', 'lost customers', 'ลูกค้าที่หายไป', 'ลูกค้าหาย'],
  ['Dashboards', 'email me a report every morning', 'ส่งรายงานทางอีเมล'],
  ['Points liability', 'how many points do we owe', 'unused points', 'แต้มค้าง', 'แต้มที่ยังไม่ใช้'],
  ['Basket sizes', 'average bill', 'items per bill', 'ยอดเฉลี่ยต่อบิล'],
];

const Page = () => <h1>some page</h1>;

function open(role: string, authorizes: readonly SessionAuthorize[] = []) {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    if (String(query).includes('query Palette')) {
      searched.push(variables);
      const parts = Object.entries(found).filter(
        ([name]) => variables[`with${name[0]?.toUpperCase()}${name.slice(1)}`],
      );
      return answer({ __typename: 'Query', ...Object.fromEntries(parts) });
    }
    const { viewer } = viewerRights(authorizes) as { viewer: { role: object } };
    return answer({ __typename: 'Query', viewer: { ...viewer, role: { ...viewer.role, name: role } } });
  });
  storeSession({ ...cashier, roleName: role, authorizes });
  const routes = [{ Component: Shell, children: [{ path: '*', Component: Page }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  return router;
}

const press = async () => {
  await screen.findByText('some page');
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search' });
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl K opens it, a page is found by its name in either language, and Enter leads there', async () => {
  const router = open('administrator');
  await userEvent.type(await press(), 'ผู้จัดจำ');
  await waitFor(() => expect(options()[0]).toContain('Suppliers'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/suppliers'));
  expect(router.state.location.state).toEqual({ fromMenu: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the shop has is looked up once the typing pauses, each part by its right, a receipt by a number alone', async () => {
  const router = open('administrator');
  await userEvent.type(await press(), 'ชา');
  const group = await screen.findByRole('group', { name: 'Products' });
  expect(within(group).getByRole('option').textContent).toContain('TEA-1 · 45.00');
  expect(searched).toEqual([{ keyword: 'ชา', withMembers: true, withProducts: true, withSales: false }]);
  await userEvent.click(within(group).getByRole('option'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/p-1/show'));
});

test('it offers nothing that the role may not do, and does not look for it', async () => {
  open('Till', [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['Read', 'Write'] }]);
  const field = await press();
  expect(options().join()).toContain('New sale');
  for (const none of ['New member', 'Add', 'Overview', 'Users']) expect(options().join()).not.toContain(none);
  await userEvent.type(field, 'ca0001');
  await screen.findByText('Nothing found for “ca0001”');
  expect(searched).toEqual([{ keyword: 'ca0001', withMembers: true, withProducts: false, withSales: false }]);
});

test('the arrows choose, the button of the bar opens it, and Esc gives the focus back', async () => {
  open('administrator');
  await screen.findByText('some page');
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  const field = await screen.findByRole('combobox', { name: 'Search' });
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toContain('New sale');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toContain('New member');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('what people ask for in their words leads to the place, in both languages', async () => {
  open('administrator');
  const field = await press();
  const first = (typed: string) => {
    fireEvent.change(field, { target: { value: typed } });
    return screen.queryAllByRole('option')[0]?.querySelector('span')?.textContent;
  };
  const led = QUESTIONS.flatMap(([place, ...questions]) =>
    questions.map((question) => [question, place, first(question)]),
  );
  expect(led.filter(([, place, leads]) => leads !== place)).toEqual([]);
});

test('an action is carried out at once, and leaving asks first', async () => {
  open('administrator');
  await userEvent.type(await press(), 'เปลี่ยนภาษา{Enter}');
  expect(await screen.findByRole('button', { name: 'ค้นหา' })).toBeTruthy();
  await switchLanguage('en');
  await userEvent.type(await press(), 'sign out{Enter}');
  expect(await screen.findByText('Are you sure?')).toBeTruthy();
});

test('one mistake in a word still leads there, where nothing is called as it was typed', async () => {
  found = { members: FOUND.members, products: { __typename: 'ProductPage', items: [] } };
  open('administrator');
  const field = await press();
  for (const [typed, place] of [
    ['supliers', 'Suppliers'],
    ['brnaches', 'Branches'],
    ['ผู้จัดจำน่าย', 'Suppliers'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    await waitFor(() => expect(options()[0]).toContain(place));
  }
  fireEvent.change(field, { target: { value: 'qqqqqqq' } });
  expect(await screen.findByText('Nothing found for “qqqqqqq”')).toBeTruthy();
});

test('an empty field shows what its user opened last, each once, until they sign out', async () => {
  const router = open('administrator');
  for (const [typed, path] of [
    ['Suppliers', '/suppliers'],
    ['TEA', '/products/p-1/show'],
    ['Suppliers', '/suppliers'],
  ] as const) {
    await userEvent.type(await press(), typed);
    const name = typed === 'TEA' ? 'ชาเขียว' : typed;
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  }
  await press();
  const group = () => screen.queryByRole('group', { name: 'Opened last' });
  const openedLast = within(await screen.findByRole('group', { name: 'Opened last' })).getAllByRole('option');
  expect(openedLast.map(({ textContent }) => textContent)).toEqual(['SuppliersPages', 'ชาเขียวProducts']);
  await userEvent.keyboard('{Escape}');
  // Another user of this device has opened nothing, and must not see these entries.
  storeSession({ ...cashier, id: 'another', roleName: 'administrator', authorizes: [] });
  await press();
  expect(group()).toBeNull();
});
