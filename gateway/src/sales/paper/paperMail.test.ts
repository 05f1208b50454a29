import { describe, expect, it, test, vi } from 'vitest';
import { cashier } from '../../testing/scriptedShop.ts';
import { paperMail } from './paperMail.ts';
import { pdfName } from './paperPdf.ts';
import type { Paper } from './readPaper.ts';
import { ownPaper, sendPaper } from './sendPaper.ts';

const paper: Paper = {
  ...{ saleId: 's', branchId: 'ari', taxDocumentId: 'd', kind: 'FULL', number: 'F-1', day: '2026-03-14' },
  ...{ date: new Date('2026-03-14T05:00:00Z'), shop: 'Tea & Co', correctsNo: null, hasBuyer: true },
  ...{ isReplaced: false, isCopy: false, blocks: [], data: null, logoUrl: null },
};
const setting = { copyTo: 'csemail@etax.example', copySubject: '[{date}][{kind}][{number}]', replyTo: '' };
const pdf = Buffer.from('pdf');

describe('ADR 0171 the mail with a paper', () => {
  it('of a full invoice is copied to be stamped, under the subject for it', () => {
    const mail = paperMail(paper, pdf, 'en', { ...setting, replyTo: 'shop@shop.example' });
    expect(mail).toMatchObject({
      ...{ fromName: 'Tea & Co', replyTo: 'shop@shop.example', copyTo: setting.copyTo },
      subject: '[14032569][INV][F-1]',
      attachments: [{ name: 'F-1.pdf', type: 'application/pdf', base64: pdf.toString('base64') }],
    });
    expect(mail.text.split('\n')).toHaveLength(4);
    expect(mail.text).toContain('F-1 of 14');
    expect(mail.html).toContain('<strong>Tea &amp; Co</strong>');
  });

  it.each<[string, Partial<Paper>, Partial<typeof setting>]>([
    ['whose buyer is not on it', { hasBuyer: false }, {}],
    ['in whose place another stands', { isReplaced: true }, {}],
    ['of a shop without an address for copies', {}, { copyTo: '' }],
    ['that is not stamped', { kind: 'ABBREVIATED' }, {}],
    ['that is no tax document', { kind: null, taxDocumentId: null }, {}],
  ])('%s goes to its customer alone', (_which, changes, other) => {
    const mail = paperMail({ ...paper, ...changes }, pdf, 'th', { ...setting, ...other });
    expect(mail).not.toHaveProperty('copyTo');
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail.subject).toMatch(/ F-1 จาก Tea & Co$/);
  });

  it('says what it is, in the language of its customer', () => {
    const subjects = (['th', 'en'] as const).flatMap((language) =>
      ([null, 'FULL'] as const).map((kind) => {
        const plain = { ...paper, kind, hasBuyer: false };
        return paperMail(plain, pdf, language, setting).subject;
      }),
    );
    expect(subjects[0]).toBe('ใบเสร็จรับเงิน F-1 จาก Tea & Co');
    expect(subjects[2]).toBe('Receipt F-1 from Tea & Co');
    expect(new Set(subjects).size).toBe(4);
  });
});

test.each([
  ['B01-F-000007', 'B01-F-000007.pdf'],
  ['สาขา 1/7', '-1-7.pdf'],
  ['a\r\nb"c', 'a-b-c.pdf'],
])('the name of a file has what a header and a disk take: %j', (number, name) => {
  expect(pdfName(number)).toBe(name);
});

test('a paper is of a branch in which its reader works', () => {
  const of = (found: Paper | null, branchIds: string[]) => () => ownPaper(found, { ...cashier, branchIds }, 'The sale');
  expect(of(paper, [])()).toBe(paper);
  expect(of(paper, ['silom', 'ari'])()).toBe(paper);
  for (const refused of [of(paper, ['silom']), of(null, [])])
    expect(refused).toThrow(expect.objectContaining({ status: 404, message: 'The sale was not found.' }));
});

test('a paper is sent as a file that is not kept on the way', async () => {
  const headers: Record<string, string> = {};
  const send = vi.fn();
  const reply = {
    type: (type: string) => reply.header('content-type', type),
    header: (name: string, value: string) => {
      headers[name] = value;
      return reply;
    },
    send,
  };
  await sendPaper(reply as never, {} as never, paper);
  expect(headers).toEqual({
    ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    'content-disposition': 'attachment; filename="F-1.pdf"',
  });
  expect(String(send.mock.calls[0]?.[0]).startsWith('%PDF-')).toBe(true);
});
