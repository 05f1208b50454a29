import { messagesHook } from '../../app/i18n.ts';

/** Texts that every screen of the till uses. */
export const messages = {
  th: {
    'history.today': 'ดูประวัติการขายของวันนี้',
    'history.sale': 'ดูในประวัติการขาย',
    thb: 'บาท',
    pointsCount_other: '{{points}} แต้ม',
    cancel: 'ยกเลิก',
    close: 'ปิด',
    done: 'เสร็จสิ้น',
    remove: 'ลบ',
    retry: 'ลองใหม่',
    walkIn: 'ลูกค้าทั่วไป',
    selectBranchHint: 'การขายทุกครั้งต้องระบุสาขา เลือกสาขาที่คุณขายอยู่',
    loadFailed: 'โหลดข้อมูลไม่สำเร็จ',
    mendFirst: 'แก้ช่องที่ผิดก่อน จึงจะชำระเงินได้',
    closedElsewhere: 'บิลนี้รับชำระที่นี่ไม่ได้ ดูเหตุผลที่หัวบิล',
    needsPaymentRight: 'บทบาทของคุณไม่มีสิทธิ์รับชำระเงิน',
    rightsUnknown: 'ยังตรวจสอบสิทธิ์ของคุณไม่ได้ กำลังลองใหม่',
  },
  en: {
    'history.today': 'See today’s sales',
    'history.sale': 'See it in the sales history',
    thb: 'THB',
    pointsCount_one: '{{points}} point',
    pointsCount_other: '{{points}} points',
    cancel: 'Cancel',
    close: 'Close',
    done: 'Done',
    remove: 'Remove',
    retry: 'Try again',
    walkIn: 'Walk-in',
    selectBranchHint: 'Every sale belongs to a branch. Choose the one you sell in.',
    loadFailed: 'Could not load',
    mendFirst: 'Correct the marked field before taking payment.',
    closedElsewhere: 'This bill cannot be paid here. The reason stands above its items.',
    needsPaymentRight: 'Your role cannot take payments.',
    rightsUnknown: 'Your rights could not be checked yet. Trying again.',
  },
};

export const useTillMessages = messagesHook(messages);
