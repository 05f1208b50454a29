/** A row that was inserted, changed or removed; for a removed row or one with a new key, only the key may be included. */
export interface WrittenRow {
  table: string;
  /** Values as text, by column. */
  values: Readonly<Record<string, string | null>>;
}

/** Reads what PostgreSQL's `pgoutput` writes, in version 1 of its protocol ("Logical Replication Message Formats"). */
export function readWrittenRows(messages: Iterable<Buffer>): WrittenRow[] {
  const tables = new Map<number, { name: string; columns: readonly string[] }>();
  const rows: WrittenRow[] = [];
  for (const message of messages) {
    const bytes = new Bytes(message);
    const kind = bytes.letter();
    if (kind === 'R') tables.set(...readTable(bytes));
    if (kind !== 'I' && kind !== 'U' && kind !== 'D') continue;
    const table = tables.get(bytes.int32());
    if (!table) throw new Error('a row of a table without a name');
    while (bytes.letter() !== '') rows.push({ table: table.name, values: readValues(bytes, table.columns) });
  }
  return rows;
}

function readTable(bytes: Bytes): [number, { name: string; columns: string[] }] {
  const id = bytes.int32();
  bytes.text();
  const name = bytes.text();
  bytes.letter();
  const columns = Array.from({ length: bytes.int16() }, () => {
    bytes.letter();
    const column = bytes.text();
    bytes.int32();
    bytes.int32();
    return column;
  });
  return [id, { name, columns }];
}

function readValues(bytes: Bytes, columns: readonly string[]): Record<string, string | null> {
  const values: Record<string, string | null> = {};
  const length = bytes.int16();
  for (const column of columns.slice(0, length)) {
    values[column] = bytes.letter() === 't' ? bytes.text(bytes.int32()) : null;
  }
  return values;
}

class Bytes {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Reads one byte; returns '' at the end. */
  letter(): string {
    return this.bytes.toString('latin1', this.at, ++this.at);
  }

  int16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  int32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  /** Reads a text of that length, or up to its zero byte. */
  text(length?: number): string {
    const start = this.at;
    const end = length === undefined ? this.bytes.indexOf(0, start) : start + length;
    this.at = length === undefined ? end + 1 : end;
    return this.bytes.toString('utf8', start, end);
  }
}
