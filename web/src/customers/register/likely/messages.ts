import { messagesHook } from '../../../app/i18n.ts';

/** Texts about people who may already be members. */
export const messages = {
  th: {
    'likely.title': 'ลูกค้าคนนี้อาจเป็นสมาชิกอยู่แล้ว',
    'likely.lead': 'ถามลูกค้าก่อนสมัครใหม่ เพื่อไม่ให้แต้มแยกเป็นสองบัญชี',
    'likely.taken': 'เบอร์นี้เป็นของสมาชิกแล้ว สมัครซ้ำไม่ได้ ใช้บัญชีเดิม หรือแก้ไขเบอร์',
    'likely.PHONE': 'เบอร์โทรศัพท์เดียวกัน',
    'likely.NAME_AND_BIRTHDATE': 'ชื่อและวันเกิดเดียวกัน',
    'likely.someone': 'สมาชิกของร้าน',
    'likely.noRight': 'บทบาทของคุณดูข้อมูลสมาชิกไม่ได้ ให้ผู้ที่ดูได้ช่วยค้นหา',
    'likely.profile': 'เปิดโปรไฟล์',
    'likely.sell': 'ขายให้สมาชิกนี้',
    'likely.points_other': '{{points}} แต้ม',
    'likely.anyway': 'สมัครเป็นคนใหม่',
    'potential.title': 'มีผู้สนใจที่ใช้เบอร์นี้',
    'potential.lead': 'เบอร์นี้เป็นของผู้สนใจที่ลงทะเบียนไว้ ให้เป็นสมาชิกจากข้อมูลเดิม แท็ก รูป และที่มาจะตามไปด้วย',
    'potential.become': 'ให้ {{name}} เป็นสมาชิก',
    'potential.twice': 'มีคนลงทะเบียนด้วยเบอร์นี้แล้ว ตรวจดูก่อนว่าเป็นคนเดียวกันหรือไม่',
    'potential.open': 'เปิด {{name}}',
  },
  en: {
    'likely.title': 'This customer may be a member already',
    'likely.lead': 'Ask before you register a second account, or their points will be in two places.',
    'likely.taken':
      'A member already has this number, so it cannot be registered again: use their account, or edit the number.',
    'likely.PHONE': 'Same phone number',
    'likely.NAME_AND_BIRTHDATE': 'Same name and birthday',
    'likely.someone': 'A member of the shop',
    'likely.noRight': 'Your role cannot see members. Ask someone who can to look for them.',
    'likely.profile': 'Open profile',
    'likely.sell': 'Sell to this member',
    'likely.points_one': '{{points}} point',
    'likely.points_other': '{{points}} points',
    'likely.anyway': 'Register anyway',
    'potential.title': 'A potential customer has this phone number',
    'potential.lead':
      'Someone left their details with this number. Make them a member: tags, portrait and everything else on file are kept.',
    'potential.become': 'Make {{name}} a member',
    'potential.twice':
      'Someone has already left their details with this number. Check first whether it is the same person.',
    'potential.open': 'Open {{name}}',
  },
};

export const useLikelyMessages = messagesHook(messages);
