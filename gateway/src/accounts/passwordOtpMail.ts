import { escapeHtml } from '../messages/escapeHtml.ts';
import type { MessageContent } from '../messages/queueMessage.ts';

/** How long a code is valid. */
export const OTP_MINUTES = 10;

export interface OtpMail {
  code: string;
  refCode: string;
  shop: string;
}

/**
 * Returns the mail with the one-time code, in Thai unless the screen was English. The code is not in the subject, which
 * is readable on a locked phone.
 */
export function passwordOtpMail(locale: string, mail: OtpMail): MessageContent {
  const { subject, intro, ref, validity, ignore } = locale.startsWith('en') ? english(mail) : thai(mail);
  return {
    subject,
    text: [intro, '', mail.code, '', `${ref}: ${mail.refCode}`, validity, '', ignore].join('\n'),
    html: `<!doctype html><html lang="${locale.startsWith('en') ? 'en' : 'th'}"><body style="font-family:sans-serif">
<p>${escapeHtml(intro)}</p>
<p style="font-size:28px;letter-spacing:6px;font-weight:bold">${mail.code}</p>
<p>${ref}: <b>${mail.refCode}</b><br>${validity}</p>
<p style="color:#666">${escapeHtml(ignore)}</p></body></html>`,
  };
}

function thai({ shop }: OtpMail) {
  return {
    subject: `รหัสยืนยันการตั้งรหัสผ่านใหม่ที่ ${shop}`,
    intro: `มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณที่ ${shop} กรุณากรอกรหัสนี้`,
    ref: 'รหัสอ้างอิง',
    validity: `รหัสใช้ได้ครั้งเดียว ภายใน ${OTP_MINUTES} นาที`,
    ignore: 'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร และอย่าบอกรหัสนี้กับใคร รหัสผ่านเดิมยังใช้ได้ตามปกติ',
  };
}

function english({ shop }: OtpMail) {
  return {
    subject: `Your code for a new password at ${shop}`,
    intro: `A new password was requested for your account at ${shop}. Enter this code:`,
    ref: 'Reference code',
    validity: `It works once, within ${OTP_MINUTES} minutes.`,
    ignore:
      'If it was not you, there is nothing to do. Do not share this code with anyone. Your password has not changed.',
  };
}
