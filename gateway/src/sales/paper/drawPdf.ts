import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { PaperBlock, PaperRow } from '@taem/domain/transactions/paper/PaperBlock.ts';
import PDFDocument from 'pdfkit';
import {
  drawable,
  FONTS,
  type FontName,
  isSaidApart,
  knowSaraAm,
  linesOf,
  mendSaraAm,
  type OpenFont,
} from './pdfText.ts';

/** In points, 72 to the inch. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
/** The lowest point of the content, above the page number. */
const BOTTOM = PAGE.height - MARGIN - 14;
const GAP = 18;
const SIZE = 11;
const LEADING = 1.45;
const QUANTITY = 70;
const VALUE = 130;

export interface PaperPicture {
  png: Buffer;
  /** Drawn size, in points. */
  width: number;
  height: number;
}

export interface PdfParts {
  /** The document's number, printed on each page if there are several. */
  number: string;
  blocks: readonly PaperBlock[];
  logo: PaperPicture | null;
  /** The date of the document, not of the drawing, so that the same document always gives the same file. */
  date: Date;
  attachment: { name: string; type: string; text: string; description: string; metadata: string } | null;
}

interface Style {
  font?: FontName;
  size?: number;
  align?: 'left' | 'center' | 'right';
}

/** A part of the paper that is not split over two pages. */
interface Box {
  height: number;
  draw: (top: number) => void;
}

type Document = InstanceType<typeof PDFDocument>;

/** Draws a paper as an A4 PDF/A-3b: the file contains its fonts and colour profile, and the paper's data as an attachment. */
export async function drawPdf(parts: PdfParts): Promise<Buffer> {
  const { date, attachment } = parts;
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true, pdfVersion: '1.7', subset: 'PDF/A-3b' },
    font: FONTS.regular,
    info: { Producer: 'Taem', Creator: 'Taem', CreationDate: date },
  });
  const bytes = buffer(doc);
  const pen = penOf(doc);
  doc.addPage();
  await place(doc, pen, parts);
  pen.end();
  if (attachment) {
    const { name, type, description, metadata, text } = attachment;
    doc.file(Buffer.from(text), {
      ...{ name, type, description, relationship: 'Alternative', creationDate: date, modifiedDate: date },
    });
    // Missing in the library's types.
    (doc as { appendXML(xml: string): void }).appendXML(metadata);
  }
  doc.end();
  return await bytes;
}

type Pen = ReturnType<typeof penOf>;

/** Returns functions that write text so that copying from the file gives the original characters. */
function penOf(doc: Document) {
  const used = new Map<FontName, OpenFont>();
  const take = ({ font = 'regular', size = SIZE }: Style): OpenFont => {
    doc.font(FONTS[font]).fontSize(size);
    const open = (doc as unknown as { _font: OpenFont })._font;
    if (!used.has(font)) knowSaraAm(open);
    used.set(font, open);
    return open;
  };
  const lines = (text: string, width: number, style: Style) => {
    const font = take(style);
    return linesOf(text, width, (part) => doc.widthOfString(drawable(font, part)));
  };
  const line = (text: string, left: number, top: number, width: number, style: Style) => {
    const written = drawable(take(style), text);
    if (written === '') return;
    const room = width - doc.widthOfString(written);
    const x = left + (style.align === 'right' ? room : style.align === 'center' ? room / 2 : 0);
    const isApart = isSaidApart(text, written);
    if (isApart) doc.markContent('Span', { actual: text });
    doc.text(written, x, top, { lineBreak: false });
    if (isApart) doc.endMarkedContent();
  };
  const heightOf = ({ size = SIZE }: Style) => size * LEADING;
  /** Returns a text of any length as one box. */
  const box = (text: string, left: number, width: number, style: Style = {}): Box => {
    const all = lines(text, width, style);
    const each = heightOf(style);
    return {
      height: all.length * each,
      draw: (top) => {
        all.forEach((one, at) => {
          line(one, left, top + at * each, width, style);
        });
      },
    };
  };
  const widthOf = (text: string, style: Style) => doc.widthOfString(drawable(take(style), text));
  return { box, line, widthOf, end: () => used.forEach(mendSaraAm) };
}

/** Places boxes below each other on as many pages as they need; the figures stay together with what follows them. */
async function place(doc: Document, pen: Pen, { blocks, logo, number }: PdfParts): Promise<void> {
  let top = MARGIN;
  const nextPage = () => {
    doc.addPage();
    top = MARGIN;
  };
  const put = (box: Box) => {
    if (top + box.height > BOTTOM && top > MARGIN) nextPage();
    box.draw(top);
    top += box.height;
  };
  const goods = blocks.findLastIndex(({ type }) => type === 'GOODS' || type === 'ITEM');
  const figures = blocks.findIndex(({ type }, at) => at > goods && type === 'RULE') + 1;
  for (const block of blocks.slice(0, figures)) {
    // Yields, as the same thread answers payments.
    await setImmediate();
    if (block.type === 'GOODS') await putGoods(block, put);
    else for (const box of boxesOf(doc, pen, block, logo)) put(box);
  }
  await setImmediate();
  const together = blocks.slice(figures).flatMap((block) => boxesOf(doc, pen, block, logo));
  const height = together.reduce((sum, box) => sum + box.height, 0);
  if (top + height > BOTTOM && height < BOTTOM - MARGIN) nextPage();
  for (const box of together) put(box);
  const { count } = doc.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page++) {
    doc.switchToPage(page);
    const style = { size: 9, align: 'right' } as const;
    pen.line(`${number} · ${page + 1}/${count}`, MARGIN, PAGE.height - MARGIN, WIDTH, style);
  }

  /** Repeats the table's head on each page that the goods continue on. */
  async function putGoods({ head, rows }: Extract<PaperBlock, { type: 'GOODS' }>, next: (box: Box) => void) {
    const heading = goodsRow(doc, pen, head, true);
    next(heading);
    for (const [at, row] of rows.entries()) {
      if (at % 10 === 9) await setImmediate();
      const box = goodsRow(doc, pen, row, false);
      if (top + box.height > BOTTOM) {
        nextPage();
        next(heading);
      }
      next(box);
    }
  }
}

function goodsRow(doc: Document, pen: Pen, cells: readonly [string, string, string], isHead: boolean): Box {
  const style = { font: isHead ? 'bold' : 'regular' } as const;
  const name = pen.box(cells[0], MARGIN, WIDTH - QUANTITY - VALUE - GAP, style);
  return {
    height: name.height + (isHead ? 4 : 0),
    draw: (top) => {
      name.draw(top);
      const right = { ...style, align: 'right' } as const;
      pen.line(cells[1], MARGIN + WIDTH - VALUE - QUANTITY, top, QUANTITY, right);
      pen.line(cells[2], MARGIN + WIDTH - VALUE, top, VALUE, right);
      if (isHead) rule(doc, top + name.height + 1);
    },
  };
}

function rule(doc: Document, y: number, dash = false): void {
  doc.lineWidth(0.6);
  if (dash) doc.dash(2, { space: 2 });
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .strokeColor('black')
    .stroke();
  doc.undash();
}

const space = (height: number): Box => ({ height, draw: () => undefined });

/** Returns several boxes, one below the other, as one box. */
function stacked(boxes: readonly Box[]): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0),
    draw: (top) => {
      let at = top;
      for (const box of boxes) {
        box.draw(at);
        at += box.height;
      }
    },
  };
}

const beside = (one: Box, other: Box): Box => ({
  height: Math.max(one.height, other.height),
  draw: (top) => {
    one.draw(top);
    other.draw(top);
  },
});

/**
 * Returns a box with the label on the left and its figure on the right. A longer value takes the room of its label, or
 * stands below it, so that a number is not broken.
 */
function rowBox(pen: Pen, { label, value, isStrong }: PaperRow, left = MARGIN, width = WIDTH): Box {
  const style = isStrong ? ({ font: 'bold', size: 13 } as const) : {};
  const right = { ...style, align: 'right' } as const;
  // The parts of a text are together a little wider than the text.
  const needed = pen.widthOf(value, style) + 2;
  const room = Math.max(width * 0.4, needed);
  if (room === needed && pen.widthOf(label, style) + GAP + needed > width) {
    return stacked([pen.box(label, left, width, style), pen.box(value, left, width, right)]);
  }
  return beside(pen.box(label, left, width - room - GAP, style), pen.box(value, left + width - room, room, right));
}

function boxesOf(doc: Document, pen: Pen, block: PaperBlock, logo: PaperPicture | null): Box[] {
  switch (block.type) {
    case 'STAMP':
      return [stamp(doc, pen, block.text), space(6)];
    case 'LOGO':
      return logo ? [picture(doc, logo), space(6)] : [];
    case 'TITLE':
      return [
        pen.box(block.text, MARGIN, WIDTH, { font: 'bold', size: 16, align: 'center' }),
        ...(block.english ? [pen.box(block.english, MARGIN, WIDTH, { align: 'center' })] : []),
        space(6),
      ];
    case 'HEAD':
      return [
        pen.box(block.shop, MARGIN, WIDTH, { font: 'bold', size: 15, align: 'center' }),
        ...block.texts.map((text) => pen.box(text, MARGIN, WIDTH, { align: 'center' })),
      ];
    case 'PARTIES':
      return [parties(pen, block), space(8)];
    case 'TEXT':
      return [pen.box(block.text, MARGIN, WIDTH)];
    case 'RULE':
      return [{ height: 16, draw: (top) => rule(doc, top + 8, true) }];
    case 'GOODS':
      return [block.head, ...block.rows].map((row, at) => goodsRow(doc, pen, row, at === 0));
    case 'ITEM':
      return [item(pen, block)];
    case 'ROW':
      return [rowBox(pen, block.row)];
    case 'INCLUDED':
      return [
        pen.box(block.text, MARGIN, WIDTH, { align: 'right' }),
        ...(block.english ? [pen.box(block.english, MARGIN, WIDTH, { size: 9, align: 'right' })] : []),
      ];
    case 'WORDS':
      return [pen.box(block.text, MARGIN, WIDTH, { font: 'bold', align: 'right' })];
    case 'SIGNATURE':
      return [signature(doc, pen, block.text)];
    case 'FOOT':
      return [pen.box(block.text, MARGIN, WIDTH, { align: 'center' })];
    // Left out, as the code leads to the page that this file comes from.
    case 'CODE':
      return [];
  }
}

function stamp(doc: Document, pen: Pen, text: string): Box {
  const words = pen.box(text, MARGIN, WIDTH, { font: 'bold', size: 14, align: 'center' });
  return {
    height: words.height + 8,
    draw: (top) => {
      doc
        .lineWidth(1.5)
        .rect(MARGIN, top, WIDTH, words.height + 6)
        .strokeColor('black')
        .stroke();
      words.draw(top + 3);
    },
  };
}

const picture = (doc: Document, { png, width, height }: PaperPicture): Box => ({
  height,
  draw: (top) => void doc.image(png, (PAGE.width - width) / 2, top, { width, height }),
});

/** Places the seller on the left and the buyer on the right. */
function parties(pen: Pen, { seller, rows, buyer }: Extract<PaperBlock, { type: 'PARTIES' }>): Box {
  const half = (WIDTH - GAP) / 2;
  const right = MARGIN + half + GAP;
  const left = [
    ...seller.map((text) => pen.box(text, MARGIN, half)),
    ...rows.map((row) => rowBox(pen, row, MARGIN, half)),
  ];
  if (!buyer) return stacked(left);
  const { heading, texts } = buyer;
  return beside(
    stacked(left),
    stacked([pen.box(heading, right, half, { font: 'bold' }), ...texts.map((text) => pen.box(text, right, half))]),
  );
}

function item(pen: Pen, { name, details, row }: Extract<PaperBlock, { type: 'ITEM' }>): Box {
  const figures = WIDTH * 0.4;
  const room = WIDTH - figures - GAP;
  return beside(
    stacked([pen.box(name, MARGIN, room), ...details.map((text) => pen.box(text, MARGIN + 8, room - 8, { size: 9 }))]),
    rowBox(pen, row, MARGIN + WIDTH - figures, figures),
  );
}

function signature(doc: Document, pen: Pen, text: string): Box {
  const width = 170;
  const left = MARGIN + WIDTH - width;
  return {
    height: 84,
    draw: (top) => {
      doc.lineWidth(0.6).dash(1, { space: 2 });
      doc
        .moveTo(left, top + 62)
        .lineTo(left + width, top + 62)
        .strokeColor('black')
        .stroke();
      doc.undash();
      pen.line(text, left, top + 66, width, { align: 'center' });
    },
  };
}
