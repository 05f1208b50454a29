import { messagesHook } from '../../app/i18n.ts';

export const messages = {
  th: {
    'selfRegister.again': 'ลองใหม่',
    'selfRegister.already': 'ข้อมูลที่ส่งครั้งก่อนถูกบันทึกแล้ว คุณเป็นสมาชิกแล้ว หากต้องการแก้ไขข้อมูล กรุณาแจ้งที่ร้าน',
    'selfRegister.before': 'หากคุณเคยเป็นสมาชิกอยู่แล้ว แต้มและข้อมูลเดิมยังอยู่ครบ แจ้งที่ร้านหากต้องการแก้ไข',
    'selfRegister.busy': 'กำลังส่ง…',
    'selfRegister.done': 'คุณเป็นสมาชิกแล้ว',
    'selfRegister.doneMessage': 'ยินดีต้อนรับสู่ {{shop}} แจ้งเบอร์โทรศัพท์ของคุณที่ร้านเพื่อสะสมแต้มได้ทันที',
    'selfRegister.expired': 'ลิงก์นี้ใช้ไม่ได้',
    'selfRegister.expiredMessage': 'ลิงก์หมดอายุแล้วหรือไม่สมบูรณ์ กรุณาขอลิงก์ใหม่จากร้าน',
    'selfRegister.failed': 'ส่งข้อมูลไม่สำเร็จ กรุณาลองใหม่ สิ่งที่คุณกรอกไว้ยังอยู่',
    'selfRegister.lead': 'กรอกข้อมูลเพื่อสมัครสมาชิก ช่องที่มี * จำเป็นต้องกรอก',
    'selfRegister.loading': 'กำลังโหลด',
    'selfRegister.submit': 'สมัครสมาชิก',
    'selfRegister.tab': 'สมัครสมาชิก',
    'selfRegister.title': 'สมัครสมาชิก',
    'selfRegister.tooMany': 'มีการสมัครหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
    'selfRegister.unreachable': 'โหลดหน้านี้ไม่สำเร็จ',
    'selfRegister.unreachableMessage': 'กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่',
  },
  en: {
    'selfRegister.again': 'Try again',
    'selfRegister.already':
      'What you sent earlier was received: you are a member. Please tell the shop if anything should be changed.',
    'selfRegister.before':
      'If you were already a member, your points and details are as they were. Tell the shop if anything should be changed.',
    'selfRegister.busy': 'Sending…',
    'selfRegister.done': 'You are a member now',
    'selfRegister.doneMessage': 'Welcome to {{shop}}. Give your phone number at the shop to earn points right away.',
    'selfRegister.expired': 'This link does not work',
    'selfRegister.expiredMessage': 'The link has expired or is incomplete. Please ask the shop for a new one.',
    'selfRegister.failed': 'Could not send your answers. Please try again; what you filled in is still here.',
    'selfRegister.lead': 'Fill in the form to become a member. Fields with * are required.',
    'selfRegister.loading': 'Loading',
    'selfRegister.submit': 'Become a member',
    'selfRegister.tab': 'Become a member',
    'selfRegister.title': 'Become a member',
    'selfRegister.tooMany': 'Too many registrations. Please wait a moment, then try again.',
    'selfRegister.unreachable': 'Could not load the page',
    'selfRegister.unreachableMessage': 'Check the internet connection, then try again.',
  },
};

export const useSelfRegisterMessages = messagesHook(messages);
