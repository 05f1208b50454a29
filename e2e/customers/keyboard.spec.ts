import { Api } from '../Api.ts';
import { Keys } from '../Keys.ts';
import { DEEP, expect, test } from '../test.ts';
import { Profile } from './Profile.ts';

const PHONE = '0812345678';

test('a member is found, edited block by block, and the wallet read by the keyboard alone; the focus is never lost', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const page = await signIn('owner');
  const keys = new Keys(page);
  const profile = new Profile(page);
  const dialog = page.getByRole('dialog');
  const rows = page.locator('[role=row][data-id]');

  await test.step('members are narrowed in the dialog of filters, and a chip takes it back', async () => {
    await page.goto('/ci');
    await expect(page.getByRole('button', { name: /^สมาชิก/ })).toBeFocused();
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/ci\/member\/search/);
    await keys.enter(profile.button('ตัวกรอง'));
    await keys.to(dialog.getByRole('group', { name: 'แต้มคงเหลือ' }).getByLabel('ตั้งแต่'));
    await keys.write('0');
    await keys.to(dialog.getByRole('group', { name: 'แต้มคงเหลือ' }).getByLabel('ถึง'));
    await keys.write('1000000');
    await keys.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/remainingPoints=0\.\.1000000/);
    await keys.enter(page.getByRole('button', { name: /^เอาออก แต้มคงเหลือ/ }));
    await expect(page).not.toHaveURL(/remainingPoints/);
    await keys.seesFocus();
  });

  await test.step('one is searched for, chosen and opened', async () => {
    await keys.to(page.getByRole('searchbox'), 'Shift+Tab');
    await keys.write(PHONE);
    await expect(rows).toHaveCount(1);
    await keys.enter(rows.first().getByRole('link'));
    await keys.enter(profile.button('ดำเนินการต่อ'));
    await expect(page).toHaveURL(/\/ci\/member\/profiles\//);
    await expect(page.getByRole('complementary', { name: 'สรุปสมาชิก' })).toBeVisible();
    await keys.seesFocus();
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('a block is left, edited, contested and saved, and its pencil has the focus again', async () => {
    await keys.enter(page.getByRole('link', { name: /^ข้อมูลทั่วไป/ }));
    const pencil = profile.button('แก้ไขข้อมูลส่วนตัว');
    await keys.enter(pencil);
    await keys.enter(profile.button('ยกเลิก'));
    await expect(pencil).toBeFocused();
    await keys.press('Enter');
    await keys.to(profile.field('ชื่อเล่น'));
    await keys.write('ชายเดียว');
    const { member } = await api.send<{ member: { version: number } }>(
      'query ($id: ID!) { member(id: $id) { version } }',
      { id },
    );
    await api.send('mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { userErrors { code } } }', {
      input: { id, version: member.version, nickname: 'ชายคู่' },
    });
    await keys.enter(profile.button('บันทึก'));
    await expect(dialog).toContainText('ชายคู่');
    await keys.press('Enter');
    await expect(dialog).toHaveCount(0);
    await keys.enter(profile.button('บันทึก'));
    await expect(page.getByRole('alertdialog', { name: 'สำเร็จ' })).toBeVisible();
    await keys.press('Enter');
    await expect(pencil).toBeFocused();
    await expect(profile.block('ข้อมูลส่วนตัว')).toContainText('ชายเดียว');
  });

  await test.step('a place is chosen from a list', async () => {
    await keys.enter(profile.button('แก้ไขข้อมูลติดต่อ'));
    const province = page.getByRole('combobox', { name: 'จังหวัด', exact: true });
    const before = (await province.textContent()) ?? '';
    await keys.enter(province);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(province).toBeFocused();
    await expect(province).not.toHaveText(before);
    await keys.enter(profile.button('ยกเลิก'));
    await expect(profile.button('แก้ไขข้อมูลติดต่อ')).toBeFocused();
  });

  await test.step('the wallet is opened, filtered, and shows where points come from', async () => {
    await page.goto(`/ci/member/profiles/${id}`);
    await expect(profile.button('กระเป๋าแต้ม')).toBeVisible();
    await keys.to(profile.button('กระเป๋าแต้ม'));
    await keys.press('Enter');
    await expect(page).toHaveURL(/tab=wallet/);
    const why = rows.first().getByText('ที่มา');
    await keys.enter(why);
    await expect(rows.first()).toContainText('บาท');
    await keys.seesFocus();
  });
});
