import { registerMessages } from '../../../app/i18n.ts';

/** Words of the registration of a potential, and of one who becomes a member. */
export const messages = {
  th: {
    'potential.title': 'ลงทะเบียนผู้สนใจ',
    'potential.done': 'สร้างข้อมูลผู้สนใจเรียบร้อยแล้ว',
    'potential.home': 'กลับหน้าหลัก',
    'potential.profile': 'ไปที่โปรไฟล์',
    'potential.noRight': 'บทบาทของคุณไม่มีสิทธิ์ลงทะเบียนผู้สนใจ',
    'potential.noQr': 'คิวอาร์ใช้กับการสมัครสมาชิกเท่านั้น',
    'potential.error': 'ข้อผิดพลาด!!',
    'potential.unknown': 'ไม่พบผู้สนใจคนนี้',
    'potential.isMember': 'ผู้สนใจคนนี้เป็นสมาชิกแล้ว',
    'potential.notReadable': 'บทบาทของคุณดูข้อมูลสมาชิกไม่ได้',
    'potential.kept': 'กรอกจากข้อมูลผู้สนใจให้แล้ว ตรวจและแก้ไขได้ ป้าย รูป และข้อมูลอื่นที่ไม่อยู่ในฟอร์มจะตามไปด้วย',
  },
  en: {
    'potential.title': 'Register a potential',
    'potential.done': 'Potential customer has been created',
    'potential.home': 'Go to Homepage',
    'potential.profile': 'Go to Profile',
    'potential.noRight': 'Your role may not register potentials',
    'potential.noQr': 'The QR code is for registering members',
    'potential.error': 'Error!!',
    'potential.unknown': 'There is no such potential.',
    'potential.isMember': 'This potential is a member already',
    'potential.notReadable': 'Your role may not see members.',
    'potential.kept':
      'Filled in with what is known of the potential: check and correct it. Tags, portrait and whatever the form does not ask are kept too.',
  },
};

export const usePotentialMessages = registerMessages('customers.register.potential', messages);
