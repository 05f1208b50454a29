import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';

/** Makes the shop issue tax invoices, with all its branches registered. */
export async function registerForVat(stack: Stack, more: Record<string, number | string> = {}): Promise<void> {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const branches = await gateway.list<{ id: string }>('merchant-branches');
  for (const [at, { id }] of branches.entries()) {
    await gateway.change('merchant-branches', id, { tax_branch_no: String(at).padStart(5, '0') });
  }
  await gateway.changeSettings({
    tax_mode: 'INCLUDED',
    tax_id: '0105536000313',
    tax_name: 'บริษัท ตัวอย่าง จำกัด',
    tax_address: '99 ถนนพระรามที่ 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพฯ 10330',
    ...more,
  });
}
