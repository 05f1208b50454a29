import { messagesHook } from '../../app/i18n.ts';

/** Texts of the points liability. */
export const messages = {
  th: {
    day: 'ณ สิ้นวันที่',
    branch: 'สาขาที่สมัคร',
    allBranches: 'ทุกสาขา',
    total: 'รวม',
    points: 'แต้มคงค้าง',
    value: 'มูลค่า (บาท)',
    usedShare: 'แต้มที่ใช้ต่อแต้มที่ได้รับใน 12 เดือน',
    idleShare: 'แต้มของสมาชิกที่ไม่เคลื่อนไหว 12 เดือน',
    rate: 'คิดตามอัตราใช้แต้มของร้าน ณ วันนั้น: {{points}} แต้ม = {{cash}} บาท แต้มของสมาชิกไม่มีวันหมดอายุ สาขาและระดับเป็นของสมาชิกในปัจจุบัน',
    unvalued: 'แต้มใช้แทนเงินไม่ได้ ณ วันนั้น จึงไม่มีมูลค่า',
    ownBranches: 'เห็นเฉพาะสมาชิกที่สมัครในสาขาของคุณ',
    claimable: 'แต้มในใบเสร็จของลูกค้าทั่วไปที่ยังไม่มีใครรับ ไม่นับเป็นแต้มคงค้าง: {{months}}',
    expires: 'หมดอายุ{{month}} {{points}} แต้ม',
    none: 'ไม่มีแต้มคงค้าง ณ วันที่เลือก',
    noneHint: 'รายงานมาจากสมุดแต้ม มีหนึ่งบรรทัดต่อสาขาและระดับสมาชิก',
    withoutBranch: 'ไม่ระบุสาขา',
    withoutTier: 'ไม่มีระดับ',
  },
  en: {
    day: 'At the end of',
    branch: 'Branch of registration',
    allBranches: 'All branches',
    total: 'Total',
    points: 'Points liability',
    value: 'Value (THB)',
    usedShare: 'Points used of those earned in 12 months',
    idleShare: 'Points of members idle for 12 months',
    rate: 'At the rate of the shop on that day: {{points}} points = THB {{cash}}. Points of members do not expire. Branch and tier are those that members have now.',
    unvalued: 'Points paid for nothing on that day, so they have no value.',
    ownBranches: 'Only members registered in your branches are counted.',
    claimable: 'Points on receipts of walk-ins that no one has claimed, which are no liability yet: {{months}}',
    expires: '{{points}} points expire in {{month}}',
    none: 'No points liability on this day',
    noneHint: 'The report comes from the ledger of points, with a row for each branch and tier.',
    withoutBranch: 'No branch',
    withoutTier: 'No tier',
  },
};

export const usePointsLiabilityMessages = messagesHook(messages);
