import { Api } from '../Api.ts';
import { expect, SLOW, test } from '../test.ts';

interface Account {
  id: string;
  code: string;
  version: number;
}

/** Creates a customer who registered twice, and bought with the second account. */
async function registeredTwice(api: Api): Promise<[Account, Account]> {
  const { merchantBranches, products } = await api.send<{
    merchantBranches: { items: { id: string }[] };
    products: { items: { id: string; retailPrice: number }[] };
  }>('{ merchantBranches { items { id } } products(keyword: "กล้วยหอมทอง") { items { id retailPrice } } }');
  const [branchId, product] = [merchantBranches.items[0]?.id, products.items[0]];
  const join = async (input: object): Promise<Account> =>
    (
      await api.send<{ createMember: { member: Account } }>(
        'mutation ($input: CreateMemberInput!) { createMember(input: $input) { member { id code version } userErrors { message } } }',
        { input: { branchId, gender: 'FEMALE', ...input } },
      )
    ).createMember.member;
  const first = await join({ firstname: 'ดวงใจ', lastname: 'สองบัญชี', phone: '0897770001' });
  const second = await join({ firstname: 'Duangjai', lastname: 'Song', phone: '0897770002', tags: ['ลูกค้าประจำ'] });
  const amount = (product?.retailPrice ?? 0) * 100;
  const input = {
    ...{ branchId, memberId: second.id, idempotencyKey: 'merge-spec-sale', expectedAmountDue: amount },
    lines: [{ productId: product?.id, quantity: 100 }],
    channels: [{ type: 'CASH', amount, receivedAmount: amount }],
  };
  const { pay } = await api.send<{ pay: { userErrors: unknown[] } }>(
    'mutation ($input: PayInput!) { pay(input: $input) { userErrors { code message } } }',
    { input },
  );
  expect(pay.userErrors).toEqual([]);
  return [first, second];
}

test('one customer with two accounts has one of them, is found by either, and has two again when it was a mistake', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const [kept, other] = await registeredTwice(api);
  const points = await api.memberPoints(other.code);
  expect(points).toBeGreaterThan(0);
  const page = await signIn('owner');

  const { mergeMembers } = await api.send<{ mergeMembers: { userErrors: unknown[] } }>(
    'mutation ($input: MergeMembersInput!) { mergeMembers(input: $input) { userErrors { code message } } }',
    {
      input: {
        ...{ keepId: kept.id, keepVersion: kept.version, mergeId: other.id, mergeVersion: other.version },
        fields: [{ field: 'PHONE', choice: 'MERGED' }],
      },
    },
  );
  expect(mergeMembers.userErrors).toEqual([]);
  await page.goto(`/ci/member/profiles/${other.id}`);
  await expect(page.getByText(`บัญชีนี้รวมเข้ากับ ดวงใจ สองบัญชี (${kept.code}) แล้ว`)).toBeVisible();

  await page.goto('/ci/member/merges');
  await page.getByRole('button', { name: 'ย้อนกลับการรวม Duangjai Song' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ย้อนกลับ', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('แยกกลับเป็นสองบัญชีแล้ว');
  await expect(page.getByText(/^ย้อนกลับแล้วโดย พิมพ์ชนก/)).toBeVisible();
  expect([await api.memberPoints(kept.code), await api.memberPoints('0897770002')]).toEqual([0, points]);
});
