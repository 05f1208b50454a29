import type { MessageContent } from '../messages/queueMessage.ts';

/** Short: every 70 Thai letters are paid for. */
export function selfRegisterSms(locale: string, shop: string, url: string): MessageContent {
  return { text: locale.startsWith('en') ? `Join ${shop}: ${url}` : `สมัครสมาชิก ${shop}: ${url}` };
}
