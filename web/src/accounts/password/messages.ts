import { messagesHook } from '../../app/i18n.ts';

export const messages = {
  th: {
    'password.title': 'เปลี่ยนรหัสผ่าน',
    'password.user': 'ผู้ใช้',
    'password.own': 'คุณ',
    'password.beyond': 'มีสิทธิ์มากกว่าคุณ',
    'password.new': 'รหัสผ่านใหม่',
    'password.confirm': 'ยืนยันรหัสผ่าน',
    'password.current': 'รหัสผ่านปัจจุบัน',
    'password.currentHint': 'ไม่ต้องใส่ถ้าเพิ่งเข้าสู่ระบบไม่เกิน 10 นาที',
    'password.otherHint': 'ผู้ใช้คนนี้จะถูกออกจากระบบทุกเครื่อง และต้องใช้รหัสผ่านใหม่',
    'password.changed': 'เปลี่ยนรหัสผ่านสำเร็จ',
    'password.error': 'ข้อผิดพลาด',
    'password.failed': 'มีบางอย่างผิดพลาด',
    'password.none': 'ไม่พบผู้ใช้',
  },
  en: {
    'password.title': 'Change Password',
    'password.user': 'User',
    'password.own': 'You',
    'password.beyond': 'Has more rights than you',
    'password.new': 'New password',
    'password.confirm': 'Confirm password',
    'password.current': 'Current password',
    'password.currentHint': 'Not needed within 10 minutes of signing in',
    'password.otherHint': 'This user is logged out everywhere and signs in with the new password.',
    'password.changed': 'Password changed successfully',
    'password.error': 'Error',
    'password.failed': 'Some thing went wrong',
    'password.none': 'User not found',
  },
};

export const usePasswordMessages = messagesHook(messages);
