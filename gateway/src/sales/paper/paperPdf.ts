import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { FileStore } from '../../files/FileStore.ts';
import { drawPdf, type PaperPicture } from './drawPdf.ts';
import type { Paper } from './readPaper.ts';
import { taxXml, XML_NAME, xmlMetadata } from './taxXml.ts';

/** One paper at a time, as each occupies the thread that answers payments. */
const inTurn = pLimit(1);

/** Returns the paper as a file, with identical bytes for the same document. */
export async function paperPdf(files: FileStore, paper: Paper): Promise<Buffer> {
  const { number, blocks, date, data, logoUrl } = paper;
  const logo = await readLogo(files, logoUrl);
  return await inTurn(() =>
    drawPdf({
      ...{ number, blocks, logo, date },
      attachment: data && {
        ...{ name: XML_NAME, type: 'text/xml', text: taxXml(data), description: number },
        metadata: xmlMetadata(data.kind),
      },
    }),
  );
}

/** Returns `B01-F-000007.pdf`, replacing all characters that a header or a file system might not accept. */
export const pdfName = (number: string): string => `${number.replace(/[^\w.-]+/g, '-')}.pdf`;

/** Maximum size in points, as on paper: 24 mm high and 60 mm wide. */
const MOST = { width: 170, height: 68 };
/** Pixels of the picture per point of the paper: 300 per inch. */
const DOTS = 300 / 72;

/** Returns null if there is no logo or it cannot be read: the paper is drawn without it. */
async function readLogo(files: FileStore, url: string | null): Promise<PaperPicture | null> {
  if (!url?.startsWith('/files/')) return null;
  const file = await files.read(url.replace('/files/', '')).catch(() => null);
  if (!file) return null;
  const dots = { width: Math.round(MOST.width * DOTS), height: Math.round(MOST.height * DOTS) };
  const drawn = await buffer(file.stream)
    .then((bytes) =>
      sharp(bytes)
        .resize({ ...dots, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .toColourspace('srgb')
        .png()
        .toBuffer({ resolveWithObject: true }),
    )
    .catch(() => null);
  if (!drawn) return null;
  const { data, info } = drawn;
  const scale = Math.min(MOST.width / info.width, MOST.height / info.height, 1);
  return { png: data, width: info.width * scale, height: info.height * scale };
}
