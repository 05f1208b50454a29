import { z } from 'zod';

/**
 * The directory of shops and their cells. A cell is a PostgreSQL with its gateways; a server calls the gateways of its
 * shop's cell (docs/adr/0163). `gateway` is the base of every documented path, for example `http://10.0.0.1:4100/v3.0`;
 * `realms` maps the code of a shop, as it follows the @ of usernames, to the name of its cell; `default` is the cell of
 * all others.
 */
export interface CellDirectory {
  cells: Readonly<Record<string, { gateway: string }>>;
  realms: Readonly<Record<string, string>>;
  default: string;
}

/** How often servers read the directory: some file systems send no notices, or only for the file that was replaced. */
export const DIRECTORY_READ_EVERY_MS = 250;

/** An invalid directory; its message is one line, whatever the file contains. */
export class DirectoryFault extends Error {
  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').slice(0, 200));
  }
}

/** Whether a text is a plain base address: credentials would be logged, and a query or fragment would be lost in every call. */
function isBase(text: string): boolean {
  const { username, password } = new URL(text);
  return username === '' && password === '' && !/[?#]/.test(text);
}

const CELL_NAME = /^[a-z][a-z0-9_]{0,30}$/;
const name = z.string().regex(CELL_NAME, 'must be small letters, digits and _, a letter first');
const directory = z.strictObject({
  cells: z.record(
    name,
    z.strictObject({
      gateway: z.url({ protocol: /^https?$/ }).refine(isBase, 'must be an address alone, without a password, ? or #'),
    }),
  ),
  realms: z.record(
    z.string().regex(/^[^\sA-Z@]+$/, 'must be the code of a shop in small letters, without @'),
    z.string(),
  ),
  default: z.string(),
});

export function readCellDirectory(text: string): CellDirectory {
  const read = directory.safeParse(parseJson(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.map(String).join('.');
    throw new DirectoryFault(`${where ? `${where}: ` : ''}${issue?.message ?? 'it cannot be read'}`);
  }
  const { cells, realms, default: others } = read.data;
  const uses = [...Object.entries(realms).map(([code, cell]) => [`realms.${code}`, cell]), ['default', others]];
  for (const [where, cell] of uses) {
    if (!Object.hasOwn(cells, cell ?? '')) throw new DirectoryFault(`${where} names ${cell}, which is no cell`);
  }
  return read.data;
}

export function cellOf({ realms, default: others }: CellDirectory, realmCode: string): string {
  return Object.hasOwn(realms, realmCode) ? (realms[realmCode] ?? others) : others;
}

/** Writes the directory with the shop in that cell. */
export function withRealmIn(current: CellDirectory, realmCode: string, cell: string): string {
  return `${JSON.stringify({ ...current, realms: { ...current.realms, [realmCode]: cell } }, null, 2)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DirectoryFault('it is no JSON');
  }
}
