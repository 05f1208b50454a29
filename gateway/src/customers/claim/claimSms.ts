import type { MessageContent } from '../../messages/queueMessage.ts';

interface ClaimSms {
  shop: string;
  code: string;
  refCode: string;
}

/** Short, as every 70 Thai letters cost another message. */
export function claimSms(locale: string, { shop, code, refCode }: ClaimSms): MessageContent {
  return {
    text: locale.startsWith('en')
      ? `${code} is your code for the points of ${shop} (ref ${refCode}). Tell nobody.`
      : `รหัสรับแต้ม ${shop}: ${code} (อ้างอิง ${refCode}) ห้ามบอกใคร`,
  };
}
