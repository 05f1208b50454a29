import { signInByForm } from '../signInByForm.ts';
import { expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { cardOf, Till } from './Till.ts';

test.use({ ownStack: 'preparation' });

test('issue 34 what is sold appears at the station by itself, is ticked there, and another tablet follows; a tick is taken back', async ({
  signIn,
  browser,
  stack,
}) => {
  test.slow();
  const till = await signIn('cashier');
  const open = async () => {
    const device = await browser.newContext({ baseURL: stack.url, locale: 'th-TH', reducedMotion: 'reduce' });
    const page = await device.newPage();
    await signInByForm(page, 'cashier');
    await page.goto('/kitchen');
    await expect(page.getByRole('heading', { level: 1, name: 'ครัวและบาร์' })).toBeVisible();
    return page;
  };
  const [bar, other] = [await open(), await open()];
  await bar.getByRole('button', { name: /^บาร์/ }).click();
  const counter = new Till(till);
  await counter.startGuestSale();
  await cardOf(till, 'ลาเต้ร้อน').click();
  await counter.proceed.click();
  await till.getByRole('button', { name: 'รับเงินพอดี' }).click();
  await counter.confirm().click();
  const number = String(Number((await counter.receiptNumber()).split('-').at(-1)));

  const cards = [bar, other].map((page) => page.getByRole('listitem', { name: `บิล ${number}`, exact: true }));
  for (const card of cards) await expect(card.getByRole('button', { name: /^1 × ลาเต้ร้อน/ })).toBeVisible();
  expect(await violationsOf(bar)).toEqual([]);
  const [first, second] = cards;
  await first?.getByRole('button', { name: /เสร็จทั้งบิล/ }).press('Enter');
  for (const card of cards) await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  await second?.getByRole('button', { pressed: true }).click();
  for (const card of cards) await expect(card.getByRole('button', { name: /ลาเต้ร้อน/, pressed: false })).toBeVisible();
  await bar.reload();
  await expect(bar.getByRole('button', { name: /^บาร์/ })).toHaveAttribute('aria-pressed', 'true');
  for (const page of [bar, other]) await page.context().close();
});
