import type { StandardPaymentMethod } from '../../setup/standardPaymentMethods.ts';

/** Invented banks: no name, mark or colour here belongs to a real one. */
export interface DemoInstitute {
  name: string;
  english: string;
  colour: string;
  fontColour: string;
  /** Strokes of its mark, in a field of 100 by 100. */
  mark: string;
}

export const demoInstitutes: readonly DemoInstitute[] = [
  {
    name: 'ธนาคารรวงทอง',
    english: 'Ruang Thong Bank',
    colour: '#0f7a4f',
    fontColour: '#ffffff',
    mark: 'M36 74V26H54a14 14 0 0 1 0 28H36M52 54L66 74',
  },
  {
    name: 'ธนาคารเจ้าพระยา',
    english: 'Chao Phraya Bank',
    colour: '#1d4fa3',
    fontColour: '#ffffff',
    mark: 'M67 36A23 23 0 1 0 67 64',
  },
  { name: 'ธนาคารล้านนา', english: 'Lanna Bank', colour: '#6a3d9a', fontColour: '#ffffff', mark: 'M38 26V74H66' },
  {
    name: 'ธนาคารอันดามัน',
    english: 'Andaman Bank',
    colour: '#00829b',
    fontColour: '#ffffff',
    mark: 'M30 74L50 26L70 74M38 58H62',
  },
  {
    name: 'ธนาคารมหานคร',
    english: 'Mahanakhon Bank',
    colour: '#b0303f',
    fontColour: '#ffffff',
    mark: 'M30 74V28L50 54L70 28V74',
  },
  {
    name: 'ธนาคารตะวันออก',
    english: 'Tawan Ok Bank',
    colour: '#e07b1a',
    fontColour: '#ffffff',
    mark: 'M30 28H70M50 28V74',
  },
  { name: 'Other', english: 'Other', colour: '#607080', fontColour: '#ffffff', mark: 'M30 50h.01M50 50h.01M70 50h.01' },
];

export interface DemoPaymentChannel {
  name: string;
  description: string;
  method: StandardPaymentMethod;
  institute?: string;
  accountName?: string;
  accountNo?: string;
  promptPayId?: string;
  actionCode?: string;
  inactive?: boolean;
}

/** Unassigned: no tax id begins with a 9, so that a payment to the demo's QR with a banking app reaches no one. */
const PROMPT_PAY_ID = '9999999999994';

const ACCOUNT_NAME = 'บจก. แต้ม คาเฟ่ แอนด์ มาร์ท';

export const demoPaymentChannels: readonly DemoPaymentChannel[] = [
  { name: 'เงินสด', description: 'รับเงินสดหน้าร้าน', method: 'Cash' },
  {
    name: 'เครื่องรูดบัตร',
    description: 'บัตรเครดิตและเดบิตทุกธนาคาร',
    method: 'Credit / Debit Card',
    institute: 'ธนาคารเจ้าพระยา',
  },
  {
    name: 'โอนเข้าบัญชีร้าน รวงทอง',
    description: 'บัญชีหลักของร้าน',
    method: 'Transfer',
    institute: 'ธนาคารรวงทอง',
    accountName: ACCOUNT_NAME,
    accountNo: '412-3-70589-1',
    promptPayId: PROMPT_PAY_ID,
  },
  {
    name: 'โอนเข้าบัญชีร้าน เจ้าพระยา',
    description: 'บัญชีสำรอง',
    method: 'Transfer',
    institute: 'ธนาคารเจ้าพระยา',
    accountName: ACCOUNT_NAME,
    accountNo: '086-2-15447-9',
  },
  { name: 'คูปองเงินสดและวอลเล็ต', description: 'คูปองศูนย์การค้า วอลเล็ตบนมือถือ', method: 'Other', actionCode: 'OTHER' },
  { name: 'เช็คธนาคาร', description: 'เลิกรับแล้ว', method: 'Other', inactive: true },
];
