import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { Api } from '../Api.ts';
import { Outbox } from '../Outbox.ts';
import { expect, SLOW, test } from '../test.ts';
import { openShop, type Shop } from '../till/openShop.ts';
import { Profile } from './Profile.ts';

/** The same customer registers at the counter, and by the link with another phone. */
const COUNTER = { firstname: 'บุญมี', lastname: 'ทั้งชีวิต', phone: '0935550001' };
const LINK = { firstname: 'Boonmee', lastname: 'Lifelong', phone: '0935550002' };
/** No other customer of the shop is that old. */
const BORN = '17-05-2459';

/**
 * Calculated by hand. The shop gives 1 point for each full 25 THB paid, and redeems 10 points for 1 THB; a piece costs 100
 * THB, and below a lifetime value of 5,000 THB no tier gives more.
 */
const HAND = {
  /** 10 pieces are 1,000 THB: 40 points. */
  bought: 40,
  /** 5 pieces are 500 THB, 30 points take 3 off, and 497 / 25 gives 19: 40 - 30 + 19. */
  redeemed: 29,
  /** 4 pieces are 400 THB, 16 points more: 29 + 16. */
  boughtAgain: 45,
  /** The sale of 497 is void: 30 points return and 19 are taken, which is 45 + 30 - 19, or 40 + 16. */
  voided: 56,
  /** The wallet, newest first: a sale redeems (40 - 30) before it earns, and a void gives back (45 + 30) before it takes. */
  wallet: [56, 75, 45, 29, 10, 40],
  /** With the other account 2 pieces, 200 THB: 8 points. */
  other: 8,
  /** Both accounts: 56 + 8. */
  merged: 64,
  /** A guest's receipt of 13 pieces, 1,300 THB: 52 points more. */
  claimed: 116,
  /** 1,000 + 400 + 200 + 1,300; a void sale counts nowhere. */
  revenue: 2900,
  sales: 4,
} as const;

interface Sale {
  id: string;
  version: number;
  receiptLink: { url: string };
}

/** Sells as a till, at 100 THB a piece. */
function till(api: Api, shop: Shop, branchId: string) {
  const input = (pieces: number, paid: number) => ({
    ...{ branchId, idempotencyKey: randomUUID(), expectedAmountDue: paid },
    lines: [{ productId: shop.products.hundred, quantity: pieces }],
    channels: [{ type: 'CASH', amount: paid }],
  });
  return async (pieces: number, given: { memberId?: string; pointsAsCash?: number } = {}): Promise<Sale> => {
    const paid = pieces * 100 - (given.pointsAsCash ?? 0) / 10;
    const { pay } = await api.send<{ pay: { transaction: Sale | null; userErrors: unknown[] } }>(PAY, {
      input: { ...input(pieces, paid), ...given },
    });
    expect(pay.userErrors).toEqual([]);
    return pay.transaction as Sale;
  };
}

const PAY =
  'mutation ($input: PayInput!) { pay(input: $input) { transaction { id version receiptLink { url } } userErrors { code message } } }';
const VOID =
  'mutation ($input: VoidTransactionInput!) { voidTransaction(input: $input) { remainingPoints userErrors { code } } }';
const CODE = 'mutation ($input: RequestClaimCodeInput!) { requestClaimCode(input: $input) { claimCode { refCode } } }';
const CLAIM =
  'mutation ($input: ClaimPointsInput!) { claimPoints(input: $input) { claim { points remainingPoints } userErrors { code } } }';
const LINK_OF =
  'mutation ($input: GenerateSelfRegisterUrlInput!) { generateSelfRegisterUrl(input: $input) { selfRegisterUrl { url } } }';

const FIGURES = 'query ($id: ID!) { member(id: $id) { remainingPoints totalRevenue totalTransactions } }';

/** The checked parts of a member's data file. */
interface Held {
  profile: { firstname: string }[];
  points: { points: number }[];
  consents: { is_given: boolean; by: string }[];
  sales: { status: string; total_revenue: number }[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const balances = (page: Page) => page.locator('tbody tr td:last-child');

async function answer(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, text] of Object.entries(answers)) await page.locator(`#answer-${id}`).fill(text);
  await page.getByRole('radio', { name: 'หญิง' }).check();
}

async function registerByLink(browser: Browser, link: string): Promise<void> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'th-TH' });
  const page = await phone.newPage();
  await page.goto(link);
  await answer(page, { ...LINK, birthdate: BORN });
  await page.getByRole('checkbox', { name: /^ยินยอมให้ร้านส่งข่าวสาร/ }).check();
  await page.getByRole('button', { name: 'สมัครสมาชิก' }).click();
  await expect(page.getByRole('heading', { name: 'คุณเป็นสมาชิกแล้ว' })).toBeVisible();
  await phone.close();
}

test('the whole life of a member: every balance is that of the figures by hand, from the counter to the erasure', {
  tag: SLOW,
}, async ({ signIn, browser, stack }) => {
  const shop = await openShop(stack);
  const api = new Api(stack);
  await api.signIn('cashier');
  const { viewer } = await api.send<{ viewer: { branches: { id: string }[] } }>('{ viewer { branches { id } } }');
  const branchId = viewer.branches[0]?.id ?? '';
  const sell = till(api, shop, branchId);
  const profilePath = (id: string) => `/ci/member/profiles/${id}`;

  await test.step('registered at the counter, and once more by the link on a phone', async () => {
    const page = await signIn('cashier');
    await page.goto('/customers/register');
    await answer(page, { ...COUNTER, birthdate: BORN });
    await page.getByRole('button', { name: 'ถัดไป' }).click();
    await page.getByRole('checkbox', { name: /^ลูกค้ายินยอม/ }).check();
    await page.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('สร้างบัญชีสมาชิกเรียบร้อยแล้ว');
    const { generateSelfRegisterUrl } = await api.send<{
      generateSelfRegisterUrl: { selfRegisterUrl: { url: string } };
    }>(LINK_OF, { input: { branchId } });
    await registerByLink(browser, generateSelfRegisterUrl.selfRegisterUrl.url);
    await page.context().setStorageState({ cookies: [], origins: [] });
  });

  const page = await signIn('owner');
  const profile = new Profile(page);

  await test.step('both are found by a filter, and the one of the counter is opened', async () => {
    await page.goto('/ci');
    await page.getByRole('button', { name: /^สมาชิก/ }).click();
    await profile.button('ตัวกรอง').click();
    const dialog = page.getByRole('dialog', { name: 'ตัวกรอง' });
    const age = dialog.getByRole('group', { name: 'อายุ (ปี)' });
    await age.getByLabel('ตั้งแต่').fill('100');
    await age.getByLabel('ถึง').fill('130');
    await expect(dialog.getByRole('status')).toHaveText(/^2 จาก/);
    await profile.button('ใช้ตัวกรอง').click();
    const found = page.locator('[role=row][data-id]');
    await expect(found).toHaveCount(2);
    await found.filter({ hasText: COUNTER.firstname }).getByRole('link').press('Enter');
    await profile.button('ดำเนินการต่อ').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${COUNTER.firstname} ${COUNTER.lastname}`);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [linked] = await shop.gateway.list<{ id: string; code: string }>('members', {
    phone: `${LINK.phone}|TH|+66`,
  });
  const otherId = linked?.id ?? '';

  await test.step('CUST-55..59, CUST-57, CUST-72 each block of the profile is edited by itself', async () => {
    await page.goto(`${profilePath(id)}/general`);
    await profile.edit('ข้อมูลส่วนตัว');
    await profile.field('ชื่อเล่น').fill('มี');
    await profile.save();
    await expect(profile.block('ข้อมูลส่วนตัว')).toContainText(/มี.*17-05-2459/s);
    await profile.edit('ข้อมูลพื้นฐาน');
    await profile.choose('สถานภาพ', 'สมรส');
    await profile.choose('สัญชาติ', /^อื่น ๆ/);
    await page.getByLabel('สัญชาติ (พิมพ์เอง)').fill('ลาว');
    await profile.save();
    await expect(profile.block('ข้อมูลพื้นฐาน')).toContainText(/ลาว.*สมรส/s);
    await profile.edit('ข้อมูลติดต่อ');
    await profile.choose('จังหวัด', 'เชียงใหม่');
    await profile.save();
    await expect(profile.block('ข้อมูลติดต่อ')).toContainText('เชียงใหม่');
    await profile.edit('การศึกษา');
    await profile.button('เพิ่มการศึกษา').click();
    await page.getByLabel('สถานศึกษา').fill('โรงเรียนบ้านสวน');
    await profile.save();
    await expect(profile.block('การศึกษา')).toContainText('โรงเรียนบ้านสวน');
    await profile.edit('การศึกษา');
    await profile.button('ลบการศึกษา 1').click();
    await page.getByRole('dialog').getByRole('button', { name: 'ลบ', exact: true }).click();
    await profile.save();
    await expect(profile.block('การศึกษา')).not.toContainText('โรงเรียนบ้านสวน');
    await profile.edit('การทำงาน');
    await profile.button('เพิ่มการทำงาน').click();
    await page.getByLabel('ที่ทำงาน').fill('ร้านหนังสือริมน้ำ');
    await profile.save();
    await page.getByRole('link', { name: 'ตัวตน' }).click();
    await profile.edit('หมายเหตุของร้าน');
    await page.getByRole('textbox', { name: 'หมายเหตุของร้าน' }).fill('ชอบที่นั่งริมหน้าต่าง');
    await profile.save();
    await expect(page.getByRole('complementary')).toContainText('ชอบที่นั่งริมหน้าต่าง');
    await profile.edit('ความสนใจและค่านิยม');
    await page.getByLabel('หนังสือ 1').fill('นิยายสืบสวน');
    await profile.save();
    await page.getByRole('link', { name: 'โซเชียล' }).click();
    await profile.edit('โซเชียล');
    await profile.button('เพิ่มโซเชียล').click();
    await page.getByLabel('ชื่อบัญชี').fill('@boonmee');
    await profile.choose('เครือข่าย', /^(?!ไม่ระบุ)/);
    await profile.save();
    await page.getByRole('navigation', { name: 'หน้าของสมาชิก' }).getByRole('link', { name: 'แท็ก' }).click();
    await profile.edit('แท็ก');
    await page.getByLabel('แท็ก 1').fill('ลูกค้าประจำ');
    await profile.save();
    await expect(profile.block('แท็ก')).toContainText('ลูกค้าประจำ');
  });

  await test.step('WALL-01 buys, redeems and voids: the wallet shows every balance on the way', async () => {
    await sell(10, { memberId: id });
    const redeeming = await sell(5, { memberId: id, pointsAsCash: 30 });
    await sell(4, { memberId: id });
    const manager = new Api(stack);
    await manager.signIn('manager');
    const { voidTransaction } = await manager.send<{ voidTransaction: { remainingPoints: number } }>(VOID, {
      input: { id: redeeming.id, version: redeeming.version, branchId, authorizePin: '1111' },
    });
    expect(voidTransaction.remainingPoints).toBe(HAND.voided);
    await page.goto(`${profilePath(id)}?tab=wallet`);
    await expect(balances(page)).toHaveText(HAND.wallet.map(String));
  });

  await test.step('both accounts become one, found by the phone of either', async () => {
    await sell(2, { memberId: otherId });
    expect(await shop.gateway.points(otherId)).toBe(HAND.other);
    await page.goto(`${profilePath(id)}/merge`);
    await page.getByRole('searchbox', { name: 'ค้นหาด้วยชื่อ เบอร์โทร หรือรหัสสมาชิก' }).fill(LINK.phone);
    await page.getByRole('button', { name: `เลือก ${LINK.firstname} ${LINK.lastname} ${linked?.code}` }).click();
    await expect(page.getByRole('region', { name: 'หลังรวม' })).toContainText(`แต้ม${HAND.merged}`);
    await profile.button('รวมบัญชี').click();
    await page.getByRole('dialog').getByRole('button', { name: 'รวมบัญชี' }).click();
    await expect(page.getByRole('alert')).toContainText('รวมบัญชีแล้ว');
    for (const { phone } of [COUNTER, LINK]) expect(await api.memberPoints(phone)).toBe(HAND.merged);
  });

  await test.step('the points of a guest’s receipt are claimed with the phone of the merged account', async () => {
    const { receiptLink } = await sell(13);
    const token = receiptLink.url.split('/').at(-1);
    const customer = new Api(stack);
    const requested = await customer.send<{ requestClaimCode: { claimCode: { refCode: string } } }>(CODE, {
      input: { token, phone: LINK.phone },
    });
    const { refCode } = requested.requestClaimCode.claimCode;
    const outbox = new Outbox(stack);
    await expect.poll(() => outbox.textCodeOf(refCode)).toBeTruthy();
    const code = await outbox.textCodeOf(refCode);
    const { claimPoints } = await customer.send<{ claimPoints: { claim: unknown } }>(CLAIM, {
      input: { token, phone: LINK.phone, refCode, code },
    });
    expect(claimPoints.claim).toEqual({ points: 52, remainingPoints: HAND.claimed });
  });

  await test.step('the summary and the file with all that is held say the same; consent is that of the last answer', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(profilePath(id));
    const summary = page.getByRole('complementary', { name: 'สรุปสมาชิก' });
    await profile.button('สรุป').click();
    await expect(page.getByRole('region', { name: 'ข้อมูลสำคัญ' })).toContainText('116');
    await expect(summary).toContainText(/2,900\.00 บาท.*4 ครั้ง/s);
    await page.getByRole('link', { name: /^ข้อมูลส่วนบุคคล/ }).click();
    const consent = page.getByRole('region', { name: 'ความยินยอมรับข่าวสาร' });
    await consent.getByRole('button', { name: 'ลูกค้าไม่ยินยอม' }).click();
    await expect(consent).toContainText(/ไม่ยินยอม.*ประวัติ.*โดย ลูกค้า.*โดย มะลิ แสงทอง/s);
    const saved = page.waitForEvent('download');
    await profile.button('ไฟล์ JSON').click();
    const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as Held;
    expect(file.profile.map(({ firstname }) => firstname)).toEqual([COUNTER.firstname, LINK.firstname]);
    expect(file.consents.map(({ is_given, by }) => [is_given, by])).toEqual([
      [true, 'staff'],
      [true, 'customer'],
      [false, 'staff'],
    ]);
    expect(sum(file.points.map(({ points }) => points))).toBe(HAND.claimed);
    const standing = file.sales.filter(({ status }) => status === 'Complete');
    expect(sum(standing.map(({ total_revenue }) => total_revenue))).toBe(HAND.revenue);
    expect(standing).toHaveLength(HAND.sales);
    expect(file.sales).toHaveLength(HAND.sales + 1);
  });

  await test.step('erased, nothing leads to the person, and the sales stay', async () => {
    const { code } = await shop.gateway.one<{ code: string }>('members', id);
    await page.getByRole('button', { name: 'ลบข้อมูล…' }).click();
    const dialog = page.getByRole('dialog', { name: `ลบข้อมูลของสมาชิก ${code}` });
    const confirmation = dialog.getByLabel(`พิมพ์รหัสสมาชิก ${code} เพื่อยืนยัน`);
    await confirmation.fill('M0');
    await dialog.getByRole('button', { name: 'ลบถาวร' }).click();
    await expect(dialog).toContainText('ไม่ตรงกับรหัสสมาชิก');
    await confirmation.fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `ลบข้อมูลส่วนบุคคลของสมาชิก ${code} แล้ว` })).toBeVisible();
    for (const keyword of [COUNTER.phone, LINK.phone, COUNTER.lastname, LINK.lastname])
      expect(await api.memberPoints(keyword), keyword).toBeNaN();
    const { member } = await api.send<{ member: object }>(FIGURES, { id });
    expect(member).toEqual({ remainingPoints: 0, totalRevenue: HAND.revenue, totalTransactions: HAND.sales });
  });
});
