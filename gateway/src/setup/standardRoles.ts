import { standardMenus } from './standardMenus.ts';

type Action = 'Read' | 'Write';

export interface StandardRole {
  name: string;
  description: string;
  authorizes: readonly { object_code: string; action_codes: readonly Action[] }[];
}

function grant(actionCodes: readonly Action[], codes: readonly string[]): StandardRole['authorizes'] {
  return codes.map((code) => ({ object_code: `Page.Merchant.${code}`, action_codes: actionCodes }));
}

const all = standardMenus.map((menu) => menu.code.replace('Page.Merchant.', ''));
/** Only the owner changes rights and how points are counted. */
const ownersOnly = ['Management.Role', 'Management.Setting'];

export const standardRoles = {
  administrator: {
    name: 'Administrator',
    description: 'เจ้าของร้าน ทำได้ทุกอย่าง',
    authorizes: grant(['Read', 'Write'], all),
  },
  manager: {
    name: 'Manager',
    description: 'ผู้จัดการสาขา ดูแลการขาย สินค้า และทีมงาน',
    authorizes: [
      ...grant(
        ['Read', 'Write'],
        all.filter((code) => !ownersOnly.includes(code)),
      ),
      ...grant(['Read'], ownersOnly),
    ],
  },
  cashier: {
    name: 'Cashier',
    description: 'พนักงานขาย รับชำระเงินและสมัครสมาชิก',
    authorizes: [
      ...grant(['Read', 'Write'], ['Payment', 'Payment.Preparation', 'Payment.Subscribe', 'Payment.Shift']),
      ...grant(['Read'], ['Customer_Insight', 'Management.Payment_History', 'Management.Stock']),
    ],
  },
  analyst: {
    name: 'Analyst',
    description: 'นักวิเคราะห์ ดูรายงานอย่างเดียว',
    authorizes: grant(['Read'], ['Business_Insight']),
  },
} as const satisfies Record<string, StandardRole>;

export type StandardRoleKey = keyof typeof standardRoles;
