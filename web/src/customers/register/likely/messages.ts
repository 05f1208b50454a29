import { registerMessages } from '../../../app/i18n.ts';

/** Words for those who may be members already. */
export const messages = {
  th: {
    'likely.title': 'ลูกค้าคนนี้อาจเป็นสมาชิกอยู่แล้ว',
    'likely.lead': 'ถามลูกค้าก่อนสมัครใหม่ เพื่อไม่ให้แต้มแยกเป็นสองบัญชี',
    'likely.PHONE': 'เบอร์โทรศัพท์เดียวกัน',
    'likely.NAME_AND_BIRTHDATE': 'ชื่อและวันเกิดเดียวกัน',
    'likely.someone': 'สมาชิกของร้าน',
    'likely.noRight': 'บทบาทของคุณดูข้อมูลสมาชิกไม่ได้ ให้ผู้ที่ดูได้ช่วยค้นหา',
    'likely.profile': 'เปิดโปรไฟล์',
    'likely.sell': 'ขายให้สมาชิกนี้',
    'likely.points': '{{points}} แต้ม',
    'likely.anyway': 'สมัครเป็นคนใหม่',
    'potential.title': 'มีผู้สนใจที่ใช้เบอร์นี้',
    'potential.lead': 'เบอร์นี้เป็นของผู้สนใจที่ลงทะเบียนไว้ ให้เป็นสมาชิกจากข้อมูลเดิม แท็ก รูป และที่มาจะตามไปด้วย',
    'potential.become': 'ให้ {{name}} เป็นสมาชิก',
  },
  en: {
    'likely.title': 'This customer may be a member already',
    'likely.lead': 'Ask them before you register a second account: their points would be in two places.',
    'likely.PHONE': 'Same phone number',
    'likely.NAME_AND_BIRTHDATE': 'Same name and birthday',
    'likely.someone': 'A member of the shop',
    'likely.noRight': 'Your role may not see members. Ask somebody who may to look for them.',
    'likely.profile': 'Open profile',
    'likely.sell': 'Sell to this member',
    'likely.points': '{{points}} points',
    'likely.anyway': 'Register anyway',
    'potential.title': 'A potential has this phone number',
    'potential.lead':
      'Somebody left their details with this number. Make them the member: tags, portrait and whatever is known of them are kept.',
    'potential.become': 'Make {{name}} a member',
  },
};

export const useLikelyMessages = registerMessages('customers.register.likely', messages);
