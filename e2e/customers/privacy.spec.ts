import { readFile } from 'node:fs/promises';
import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';

const PHONE = '0897760001';

async function register(api: Api): Promise<{ id: string; code: string }> {
  const { merchantBranches } = await api.send<{ merchantBranches: { items: { id: string }[] } }>(
    '{ merchantBranches { items { id } } }',
  );
  const input = { firstname: 'ลืมเลือน', lastname: 'ไม่เหลือ', phone: PHONE, email: 'forget@example.com', gender: 'OTHER' };
  const { createMember } = await api.send<{ createMember: { member: { id: string; code: string } } }>(
    'mutation ($input: CreateMemberInput!) { createMember(input: $input) { member { id code } } }',
    { input: { ...input, branchId: merchantBranches.items[0]?.id } },
  );
  return createMember.member;
}

test('on a phone a customer gets a copy of their data, answers whether to be written to, and is erased', async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const { id, code } = await register(api);
  const page = await signIn('owner');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ci/member/profiles/${id}`);
  await page.getByRole('link', { name: /^ข้อมูลส่วนบุคคล/ }).click();

  const consent = page.getByRole('region', { name: 'ความยินยอมรับข่าวสาร' });
  await expect(consent).toContainText('ยังไม่เคยถามลูกค้า');
  await consent.getByRole('button', { name: 'ลูกค้ายินยอม' }).click();
  await expect(consent).toContainText(/ยินยอม.*โดย owner/);
  await consent.getByRole('button', { name: 'อังกฤษ' }).click();
  await consent.getByRole('button', { name: 'ลูกค้าไม่ยินยอม' }).click();
  await expect(consent).toContainText(/ไม่ยินยอม.*The shop may send me news.*ประวัติ/s);

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ไฟล์สำหรับอ่าน' }).click();
  const file = await readFile(await (await downloads).path(), 'utf8');
  for (const known of [code, 'ลืมเลือน', PHONE, 'forget@example.com', 'The shop may send me news']) {
    expect(file).toContain(known);
  }

  await page.getByRole('button', { name: 'ลบข้อมูล…' }).click();
  const dialog = page.getByRole('dialog', { name: `ลบข้อมูลของสมาชิก ${code}` });
  await dialog.getByLabel(`พิมพ์รหัสสมาชิก ${code} เพื่อยืนยัน`).fill('M0');
  await dialog.getByRole('button', { name: 'ลบถาวร' }).click();
  await expect(dialog).toContainText('ไม่ตรงกับรหัสสมาชิก');
  await dialog.getByLabel(`พิมพ์รหัสสมาชิก ${code} เพื่อยืนยัน`).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `ลบข้อมูลส่วนบุคคลของสมาชิก ${code} แล้ว` })).toBeVisible();
  const { members } = await api.send<{ members: { total: number } }>(`{ members(keyword: "${PHONE}") { total } }`);
  expect(members.total).toBe(0);
});
