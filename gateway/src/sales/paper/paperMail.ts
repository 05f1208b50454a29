import { stampedSubject } from '@taem/domain/merchant/stampedSubject.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { RECEIPT_WORDS } from '@taem/domain/transactions/paper/paperWords.ts';
import { escapeHtml } from '../../messages/escapeHtml.ts';
import type { MessageContent } from '../../messages/queueMessage.ts';
import { pdfName } from './paperPdf.ts';
import type { Language, Paper } from './readPaper.ts';

const WORDS = {
  th: {
    subject: (what: string, number: string, shop: string) => `${what} ${number} จาก ${shop}`,
    attached: (what: string, number: string, day: string) => `แนบ${what} เลขที่ ${number} ลงวันที่ ${day} เป็นไฟล์ PDF`,
    foot: 'อีเมลฉบับนี้ส่งจากระบบ หากมีคำถาม กรุณาติดต่อร้าน',
  },
  en: {
    subject: (what: string, number: string, shop: string) => `${what} ${number} from ${shop}`,
    attached: (what: string, number: string, day: string) => `${what} ${number} of ${day} is attached as a PDF.`,
    foot: 'This mail was sent automatically. If you have any questions, please contact the shop.',
  },
} as const;

/**
 * Where copies of a shop's tax invoices go (empty for no copy) and under which subject, and where replies go (empty for
 * the sender).
 */
export interface MailSetting {
  copyTo: string;
  copySubject: string;
  replyTo: string;
}

/**
 * Returns a mail with a paper attached; it has a copy if the authority stamps such documents, this one is in force, and
 * the shop has an address for copies.
 */
export function paperMail(paper: Paper, pdf: Buffer, language: Language, setting: MailSetting): MessageContent {
  const { kind, number, shop, day: documentDate, correctsNo, hasBuyer, isReplaced } = paper;
  const words = WORDS[language];
  const { copyTo, copySubject, replyTo } = setting;
  const isCopied = copyTo !== '' && hasBuyer && !isReplaced;
  const stamped = isCopied ? stampedSubject(copySubject, { kind, documentNo: number, documentDate, correctsNo }) : null;
  const what = RECEIPT_WORDS[language][kind ? (`receipt.tax.${kind}` as const) : 'receipt.title'];
  const attached = words.attached(what, number, writtenDay(documentDate, language));
  return {
    fromName: shop,
    ...(replyTo && { replyTo }),
    subject: stamped ?? words.subject(what, number, shop),
    text: [shop, attached, '', words.foot].join('\n'),
    html: `<p><strong>${escapeHtml(shop)}</strong></p><p>${escapeHtml(attached)}</p><p><small>${escapeHtml(words.foot)}</small></p>`,
    ...(stamped !== null && { copyTo }),
    attachments: [{ name: pdfName(number), type: 'application/pdf', base64: pdf.toString('base64') }],
  };
}
