import { Readable } from 'node:stream';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it, test, vi } from 'vitest';
import type { FileStore } from '../../files/FileStore.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { paperPdf, pdfName } from './paperPdf.ts';
import type { Paper } from './readPaper.ts';
import type { XmlTaxDocument } from './taxXml.ts';

const paper: Paper = {
  ...{ saleId: 's', branchId: 'ari', taxDocumentId: 'd', kind: 'FULL', number: 'F-1', day: '2026-03-14' },
  ...{ date: new Date('2026-03-14T05:00:00Z'), shop: 'Taem', correctsNo: null, hasBuyer: true },
  ...{ isReplaced: false, isCopy: false, data: null, logoUrl: null },
  blocks: [{ type: 'LOGO' }, { type: 'RULE' }, { type: 'FOOT', text: 'Thanks' }],
};

/** Returns the pictures of a paper: their pixels, and their drawn size in points. */
async function picturesOf(logoUrl: string | null, read: FileStore['read']) {
  const raw = (await paperPdf({ read } as FileStore, { ...paper, logoUrl })).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const drawn = streams.join('\n').match(/([\d.]+) 0 0 -([\d.]+) [\d.]+ [\d.]+ cm\s+\/I1 Do/);
  const dots = raw.match(/\/Subtype \/Image[^>]*?\/Width (\d+)\s+\/Height (\d+)/s);
  return { dots: dots?.slice(1).map(Number), drawn: drawn?.slice(1).map((text) => Math.round(Number(text))) };
}

const stored =
  (bytes: Buffer): FileStore['read'] =>
  async () => ({ stream: Readable.from([bytes]), size: bytes.length });
const webp = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0a05' } })
    .webp()
    .toBuffer();

it.each([
  ['wide', 1_000, 200, [708, 142], [170, 34]],
  ['high', 200, 1_000, [57, 283], [14, 68]],
  ['small, which is drawn as it is', 40, 20, [40, 20], [40, 20]],
])('a logo is 60 mm wide and 24 mm high at most, in its proportion: %s', async (_, width, height, dots, drawn) => {
  const read = vi.fn(stored(await webp(width, height)));
  expect(await picturesOf('/files/images/logo.webp', read)).toEqual({ dots, drawn });
  expect(read.mock.calls).toEqual([['images/logo.webp']]);
});

it.each<[string, string | null, FileStore['read'], number]>([
  ['there is none', null, stored(Buffer.from('x')), 0],
  ['it is of another place', 'https://shop.example/files/logo.webp', stored(Buffer.from('x')), 0],
  ['its file is gone', '/files/logo.webp', async () => null, 1],
  ['the files cannot be read', '/files/logo.webp', () => Promise.reject(new Error('away')), 1],
  ['it is not a picture', '/files/logo.webp', stored(Buffer.from('x')), 1],
])('a paper is made without a logo where %s', async (_, url, read, times) => {
  const reading = vi.fn(read);
  expect(await picturesOf(url, reading)).toEqual({ dots: undefined, drawn: undefined });
  expect(reading).toHaveBeenCalledTimes(times);
});

test('a tax document has its data with it, and any other paper has none', async () => {
  const data: XmlTaxDocument = {
    ...{ kind: 'FULL', documentNo: 'F-1', documentDate: '2026-03-14', issuedAt: '2026-03-14T05:00:00Z', notes: [] },
    ...{ refersTo: null, replaces: null, percent: 7, total: 107, exempt: 0, value: 100, vat: 7, lines: [] },
    seller: { name: 'Shop', address: null, taxId: '0105536000313', branchNo: '00000' },
  };
  const filesOf = async (changes: Partial<Paper>) =>
    (await readPdf(await paperPdf({} as FileStore, { ...paper, ...changes }))).files;
  expect(await filesOf({ data })).toEqual([
    { name: 'ETDA-invoice.xml', text: expect.stringContaining('>F-1</ram:ID>') },
  ]);
  expect(await filesOf({})).toEqual([]);
});

test('a file is called by the number of its paper, in characters that any system takes', () => {
  expect(['B01-F-000007', 'ใบ/1 a', 'v1.2_x'].map(pdfName)).toEqual(['B01-F-000007.pdf', '-1-a.pdf', 'v1.2_x.pdf']);
});
