import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import {
  cellOf,
  DIRECTORY_READ_EVERY_MS,
  DirectoryFault,
  readCellDirectory,
} from '@taem/domain/merchant/cellDirectory.ts';
import type { Upstream } from './Upstream.ts';

/** The shop of this server, and the directory file with its cell. */
export interface ShopInCells {
  file: string;
  /** The code after the @ of usernames; '' for a server of all shops, which calls the default cell. */
  realmCode: string;
}

/** Enough for more than a hundred thousand shops. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Without O_NONBLOCK, opening a pipe would wait for a writer. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Refuses anything but a regular file, because a pipe or a device may have no end. */
function refuseUnreadable(found: Stats): void {
  if (!found.isFile()) throw new DirectoryFault('it is not a file');
  if (found.size > MAX_BYTES) throw new DirectoryFault('it is larger than 8 MB');
}

/** Returns the current address in the directory; throws if the directory is invalid. */
export function gatewayOf(shop: ShopInCells): URL {
  const opened = openSync(shop.file, FLAGS);
  try {
    refuseUnreadable(fstatSync(opened));
    return gatewayIn(readFileSync(opened, 'utf8'), shop);
  } finally {
    closeSync(opened);
  }
}

async function readDirectory(file: string): Promise<string> {
  const opened = await open(file, FLAGS);
  try {
    refuseUnreadable(await opened.stat());
    return await opened.readFile('utf8');
  } finally {
    await opened.close();
  }
}

function gatewayIn(text: string, { realmCode }: ShopInCells): URL {
  const directory = readCellDirectory(text);
  return new URL(directory.cells[cellOf(directory, realmCode)]?.gateway ?? '');
}

/**
 * Switches to the gateways of another cell as soon as the directory changes. While the directory is invalid, the shop
 * stays where it is, and one log line says why. Returns a function that stops it.
 */
export function followCells(
  shop: ShopInCells,
  from: URL,
  upstream: Upstream,
  log: { warn(message: string): void; info(message: string): void },
): () => void {
  let address = from.href;
  let seen: string | undefined;
  let complaint: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    try {
      const text = await readDirectory(shop.file);
      if (!stopped && text !== seen) follow(text);
      complaint = undefined;
    } catch (error) {
      seen = undefined;
      const { message } = error as Error;
      if (message !== complaint) {
        log.warn(`CELLS_FILE ${shop.file} cannot be used: ${message}. The shop stays at ${address}.`);
      }
      complaint = message;
    }
    if (!stopped) timer = setTimeout(look, DIRECTORY_READ_EVERY_MS).unref();
  }

  function follow(text: string): void {
    const found = gatewayIn(text, shop);
    seen = text;
    if (found.href === address) return;
    address = found.href;
    upstream.moveTo(found);
    log.info(`The shop is in another cell now: requests go to ${found.origin}.`);
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
