import { messagesHook } from '../../app/i18n.ts';

/** Texts of paying with points. */
export const messages = {
  th: {
    'points.title': 'ใช้แต้มแทนเงิน',
    'points.balance': 'แต้มที่มี',
    'points.field': 'แต้มที่จะใช้',
    'points.quick': 'จำนวนที่ใช้บ่อย',
    'points.max': 'มากสุด {{points}}',
    'points.apply': 'ใช้',
    'points.remove': 'ไม่ใช้แต้ม',
    'points.worth': 'มูลค่า',
    'points.due': 'ยอดชำระใหม่',
    'points.left': 'แต้มคงเหลือหลังใช้',
    'points.rounded_other': 'ใช้จริง {{points}} แต้ม ตามอัตราแลก',
    'points.integer': 'แต้มต้องเป็นจำนวนเต็มไม่ติดลบ',
    'points.above_other': 'เกินแต้มที่มี ({{points}} แต้ม)',
    'points.below_other': 'ใช้ขั้นต่ำ {{points}} แต้ม',
    'points.wasted': 'แต้มมีมูลค่ามากกว่ายอดสินค้า จะหักได้เพียง {{amount}} บาท',
    'points.none_other': 'สมาชิกยังมีแต้มไม่ถึงขั้นต่ำ {{points}} แต้ม',
  },
  en: {
    'points.title': 'Points as cash',
    'points.balance': 'Available points',
    'points.field': 'Points to use',
    'points.quick': 'Common amounts',
    'points.max': 'Max {{points}}',
    'points.apply': 'Apply',
    'points.remove': 'Use no points',
    'points.worth': 'Worth',
    'points.due': 'New amount due',
    'points.left': 'Points left after this',
    'points.rounded_one': '{{points}} point is used, by the redeem rate',
    'points.rounded_other': '{{points}} points are used, by the redeem rate',
    'points.integer': 'Points must be a whole number of 0 or more',
    'points.above_one': 'More than the available {{points}} point',
    'points.above_other': 'More than the available {{points}} points',
    'points.below_one': 'Use at least {{points}} point',
    'points.below_other': 'Use at least {{points}} points',
    'points.wasted': 'The points are worth more than the products: only {{amount}} THB can be taken off',
    'points.none_one': 'The member has fewer than the minimum of {{points}} point',
    'points.none_other': 'The member has fewer than the minimum of {{points}} points',
  },
};

export const usePointsMessages = messagesHook(messages);
