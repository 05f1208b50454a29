import { registerMessages } from '../app/i18n.ts';

export const messages = {
  th: {
    'branch.all': 'ทุกสาขา',
    'branch.allHint': 'ดูข้อมูลรวม การขายต้องเลือกสาขา',
    'branch.confirm': 'ยืนยัน',
    'branch.hint': 'ยืนยันแล้วหน้าจะโหลดใหม่ด้วยข้อมูลของสาขาที่เลือก',
    'branch.none': 'บัญชีนี้ยังไม่มีสาขาให้เลือก',
    'branch.title': 'เลือกสาขา',
    'home.bi': 'วิเคราะห์ธุรกิจ',
    'home.bi.text': 'ยอดขาย ลูกค้า และสินค้า ในภาพเดียว',
    'home.branch': 'สาขาที่ทำงานอยู่',
    'home.branchNeeded': 'เลือกสาขาก่อนเริ่มขาย',
    'home.changeBranch': 'เลือกสาขา',
    'home.ci': 'ข้อมูลลูกค้า',
    'home.ci.text': 'ค้นหาสมาชิก ดูโปรไฟล์ แต้ม และประวัติการซื้อ',
    'home.greeting': 'สวัสดี {{name}}',
    'home.payment': 'ขายหน้าร้าน',
    'home.payment.text': 'ขายให้สมาชิกหรือลูกค้าทั่วไป พร้อมสะสมและใช้แต้ม',
    'home.soon': 'เร็ว ๆ นี้',
  },
  en: {
    'branch.all': 'All',
    'branch.allHint': 'Figures of all branches together; selling needs one branch',
    'branch.confirm': 'Confirm',
    'branch.hint': 'Confirming reloads the page with the data of the chosen branch.',
    'branch.none': 'This account has no branch to choose.',
    'branch.title': 'Branch selection',
    'home.bi': 'Business Insight',
    'home.bi.text': 'Sales, customers and products at a glance',
    'home.branch': 'Branch you work in',
    'home.branchNeeded': 'Choose a branch before you sell',
    'home.changeBranch': 'Choose branch',
    'home.ci': 'Customer Insight',
    'home.ci.text': 'Find members, their profiles, points and purchases',
    'home.greeting': 'Hello, {{name}}',
    'home.payment': 'Payment',
    'home.payment.text': 'Sell to members and walk-in guests; earn and spend points',
    'home.soon': 'Coming soon',
  },
};

export const useMerchantMessages = registerMessages('merchant', messages);
