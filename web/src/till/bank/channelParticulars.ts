import type { Particulars } from '../../resources/Particulars.ts';
import { BankPanel } from './BankPanel.tsx';

/** The further tab of a payment channel: for the bank that confirms payments into its account. */
export const channelParticulars: Particulars = {
  tabs: [{ key: 'bank', label: { th: 'ธนาคารยืนยัน', en: 'Bank confirmation' }, Panel: BankPanel }],
};
