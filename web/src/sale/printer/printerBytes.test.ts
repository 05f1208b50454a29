import { expect, test } from 'vitest';
import { DOTS, drawerBytes, receiptBytes, testBytes } from './printerBytes.ts';

const LINE_FEED = 10;

/** Draws a black and white picture, dot by dot. */
function drawn(width: number, height: number, isBlack: (x: number, y: number) => boolean): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (isBlack(x, y)) data.set([0, 0, 0], (y * width + x) * 4);
  }
  return { data, width, height, colorSpace: 'srgb' } as ImageData;
}

/** Returns what a printer prints: the dots of the pictures from top to bottom, and the other commands. */
function printed(bytes: Uint8Array): { width: number; rows: string[]; commands: string[] } {
  const rows: string[] = [];
  const commands: string[] = [];
  let width = 0;
  for (let at = 0; at < bytes.length; ) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    if (a === 0x1d && b === 0x76) {
      const [, , , , wide = 0, wider = 0, high = 0, higher = 0] = bytes.slice(at, at + 8);
      const [across, down] = [wide + wider * 256, high + higher * 256];
      width = across * 8;
      for (let row = 0; row < down; row += 1) {
        const from = at + 8 + row * across;
        rows.push(Array.from(bytes.slice(from, from + across), (byte) => byte.toString(2).padStart(8, '0')).join(''));
      }
      at += 8 + across * down;
    } else if (a === 0x1d && b === 0x56) {
      commands.push(`cut ${c}`);
      at += 3;
    } else if (a === 0x1b && b === 0x70) {
      commands.push(`drawer ${c}`);
      at += 5;
    } else {
      if (a === LINE_FEED) rows.push('feed');
      at += 1;
    }
  }
  return { width, rows, commands };
}

test.each(['80', '58'] as const)('a receipt leaves a roll of %s mm dot by dot as it is drawn, and is cut', (roll) => {
  const isBlack = (x: number, y: number) => (x * 7 + y * 13) % 5 === 0;
  const paper = printed(receiptBytes(drawn(DOTS[roll], 601, isBlack), roll));
  expect(paper.width).toBe(DOTS[roll]);
  expect(paper.commands).toEqual(['cut 1']);
  // One picture: a feed between its parts would be a white stripe. White rows complete it at the bottom.
  const feeds = paper.rows.indexOf('feed');
  expect(feeds).toBe(608);
  expect(paper.rows.slice(feeds).every((row) => row === 'feed')).toBe(true);
  for (const y of [0, 255, 256, 511, 512, 600]) {
    const row = Array.from({ length: DOTS[roll] }, (_, x) => (isBlack(x, y) ? 1 : 0)).join('');
    expect(paper.rows[y], `row ${y}`).toBe(row);
  }
  expect(paper.rows.slice(601, 608).every((row) => !row.includes('1'))).toBe(true);
});

test('the drawer is opened by one pulse, and nothing is printed', () => {
  expect(printed(drawerBytes())).toEqual({
    width: 0,
    rows: expect.not.arrayContaining([expect.stringMatching(/[01]/)]),
    commands: ['drawer 0'],
  });
});

test('a test page says how wide the roll is', () => {
  const bytes = testBytes('58');
  expect(new TextDecoder('latin1').decode(bytes)).toContain('58 mm');
  expect(printed(bytes).commands).toEqual(['cut 1']);
});
