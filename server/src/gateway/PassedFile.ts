import { Readable } from 'node:stream';

interface Passed {
  name: string;
  type: string;
  size: number;
  open(): Readable;
}

/** A file on its way to the gateway: read piece by piece while it is sent, never whole in memory. */
export class PassedFile extends File {
  declare readonly size: number;
  private readonly open: () => Readable;

  constructor({ name, type, size, open }: Passed) {
    super([], name, { type });
    Object.defineProperty(this, 'size', { value: size });
    this.open = open;
  }

  override stream(): ReturnType<File['stream']> {
    return Readable.toWeb(this.open()) as ReturnType<File['stream']>;
  }
}
