import type { MessageContent } from '../../messages/queueMessage.ts';

interface ClaimSms {
  shop: string;
  code: string;
  refCode: string;
}

/** Short: every 70 Thai letters are paid for. */
export function claimSms(locale: string, { shop, code, refCode }: ClaimSms): MessageContent {
  return {
    text: locale.startsWith('en')
      ? `${code} is your code for the points of ${shop} (ref ${refCode}). Tell nobody.`
      : `รหัสรับแต้ม ${shop}: ${code} (อ้างอิง ${refCode}) ห้ามบอกใคร`,
  };
}
