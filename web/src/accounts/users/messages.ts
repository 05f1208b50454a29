import { messagesHook } from '../../app/i18n.ts';

export const messages = {
  th: {
    'role.beyond': 'มีสิทธิ์ที่คุณไม่มี จึงให้ไม่ได้',
    'role.hint': 'บทบาทกำหนดว่าผู้ใช้ดูและแก้ไขอะไรได้',
    'role.programHint': 'โปรแกรมทำได้เท่าที่บทบาทอนุญาต ยกเว้นแก้ไขผู้ใช้ บทบาท บัญชีโปรแกรม และการตั้งค่า',
    'role.people': 'สำหรับคนเท่านั้น',
    'branches.programHint': 'โปรแกรมเห็นและขายได้เฉพาะสาขาที่เลือก',
    'branches.everywhere': 'ทำงานได้ทุกสาขา รวมถึงสาขาที่เปิดใหม่',
    'branches.everywhereHint': 'ถ้าปิดแล้วบันทึก จะกลับมาเปิดจากหน้านี้ไม่ได้',
    'branches.beyond': 'คุณไม่ได้ทำงานที่สาขานี้',
    'branches.hint': 'ผู้ใช้เห็นและขายได้เฉพาะสาขาที่เลือก',
    'branches.none': 'ไม่พบสาขา',
    'branches.inactive': 'ไม่ใช้งาน',
    'branches.all': 'ทุกสาขา',
    'password.hint': 'เว้นว่างได้ ผู้ใช้จะตั้งเองด้วยรหัสที่ส่งไปทางอีเมล',
    'current.hint': 'ต้องใส่เมื่อเปลี่ยนอีเมลของตนเอง ยกเว้นเพิ่งเข้าสู่ระบบไม่เกิน 10 นาที',
    'user.locked': 'ล็อกถึง {{time}}',
    'user.lockedText': 'ใส่รหัสผ่านผิดหลายครั้ง เครื่องที่ไม่เคยใช้ต้องรอถึง {{time}} เครื่องที่เคยเข้าสู่ระบบใช้ได้ตามปกติ',
    'user.beyond': 'ผู้ใช้คนนี้มีสิทธิ์หรือสาขาที่คุณไม่มี คุณจึงแก้ไขไม่ได้',
    'user.changePassword': 'เปลี่ยนรหัสผ่าน',
  },
  en: {
    'role.beyond': 'Has rights that you do not have, so you cannot assign it',
    'role.hint': 'The role decides what the user may see and change.',
    'role.programHint':
      'The program can do what the role allows, but never changes users, roles, service accounts or settings.',
    'role.people': 'For people only',
    'branches.programHint': 'The program sees and sells only in these branches.',
    'branches.everywhere': 'Works in all branches, new ones included',
    'branches.everywhereHint': 'Once saved as off, it cannot be turned on again here.',
    'branches.beyond': 'You do not work in this branch',
    'branches.hint': 'The user sees and sells only in these branches.',
    'branches.none': 'Branch not found',
    'branches.inactive': 'Inactive',
    'branches.all': 'All branches',
    'password.hint': 'Leave empty to let the user set one with a code sent by email.',
    'current.hint': 'Needed to change your own email, unless you signed in within the last 10 minutes',
    'user.locked': 'Locked until {{time}}',
    'user.lockedText':
      'Too many wrong passwords: devices never used before must wait until {{time}}. Devices that have signed in before work as usual.',
    'user.beyond': 'This user has rights or branches that you do not have, so you cannot change them.',
    'user.changePassword': 'Change Password',
  },
};

export const useUserMessages = messagesHook(messages);
