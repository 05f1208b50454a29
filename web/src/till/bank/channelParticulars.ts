import type { Particulars } from '../../resources/Particulars.ts';
import { BankPanel } from './BankPanel.tsx';

/** Ways to pay: a tab for the bank that confirms payments into the account. */
export const channelParticulars: Particulars = {
  tabs: [{ key: 'bank', label: { th: 'ธนาคารยืนยัน', en: 'Bank confirmation' }, Panel: BankPanel }],
};
