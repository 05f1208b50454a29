import { messagesHook } from '../app/i18n.ts';

export const messages = {
  th: {
    'signIn.busy': 'กำลังเข้าสู่ระบบ…',
    'signIn.ended': 'เซสชันของคุณสิ้นสุดแล้ว กรุณาเข้าสู่ระบบอีกครั้ง',
    'signIn.failed': 'เข้าสู่ระบบไม่สำเร็จ',
    'signIn.forgot': 'ลืมรหัสผ่าน',
    'signIn.resetHere': 'ตั้งรหัสผ่านใหม่โดยไม่ออกจากหน้านี้',
    'signIn.noLocalStore': 'เบราว์เซอร์นี้ไม่ให้แต้มเก็บข้อมูลในเครื่อง จึงเข้าสู่ระบบไม่ได้ กรุณาอนุญาตการเก็บข้อมูลของเว็บไซต์ หรือปิดโหมดส่วนตัว',
    'signIn.password': 'รหัสผ่าน',
    'signIn.shopReady': 'ร้านพร้อมแล้ว เข้าสู่ระบบด้วยชื่อผู้ใช้และรหัสผ่านที่เพิ่งตั้ง',
    'signIn.submit': 'เข้าสู่ระบบ',
    'signIn.tagline': 'ขายหน้าร้านและสะสมแต้ม ในที่เดียว',
    'signIn.tooMany': 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
    'signIn.unreachable': 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาลองใหม่ภายหลัง',
    'signIn.username': 'ชื่อผู้ใช้',
    'signIn.usernameRequired': 'กรุณากรอกชื่อผู้ใช้',
    'signIn.passwordRequired': 'กรุณากรอกรหัสผ่าน',
    'signIn.welcome': 'เข้าสู่ระบบ',
    'signIn.wrong': 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
  },
  en: {
    'signIn.busy': 'Signing in…',
    'signIn.ended': 'Your session has ended please reconnect',
    'signIn.failed': 'Login Failed',
    'signIn.forgot': 'Forgot password',
    'signIn.resetHere': 'Set a new password without leaving this page',
    'signIn.noLocalStore':
      'Taem cannot store data in this browser, so you cannot sign in here. Allow site data, or leave private browsing.',
    'signIn.password': 'Password',
    'signIn.shopReady': 'Your shop is ready. Sign in with the username and password you just set.',
    'signIn.submit': 'Sign in',
    'signIn.tagline': 'Point of sale and loyalty, in one place',
    'signIn.tooMany': 'Too many attempts. Wait a moment, then try again.',
    'signIn.unreachable': 'Cannot reach the server. Please try again later.',
    'signIn.username': 'Username',
    'signIn.usernameRequired': 'Enter your username',
    'signIn.passwordRequired': 'Enter your password',
    'signIn.welcome': 'Sign in',
    'signIn.wrong': 'Wrong username or password',
  },
};

export const useAccountsMessages = messagesHook(messages);
