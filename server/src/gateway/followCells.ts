import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import {
  cellOf,
  DIRECTORY_READ_EVERY_MS,
  DirectoryFault,
  readCellDirectory,
} from '@taem/domain/merchant/cellDirectory.ts';
import type { Upstream } from './Upstream.ts';

/** The shop of this server, and the file that says which cell it is in. */
export interface ShopInCells {
  file: string;
  /** As it follows the @ of usernames; '' for a server of any, which asks the default cell. */
  realmCode: string;
}

/** A hundred thousand shops take less. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Opening a pipe waits for a writer, unless it is said not to. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** A pipe or a device may be read without end. */
function refuseUnreadable(found: Stats): void {
  if (!found.isFile()) throw new DirectoryFault('it is not a file');
  if (found.size > MAX_BYTES) throw new DirectoryFault('it is larger than 8 MB');
}

/** The address that the directory has now; throws what is wrong with it. */
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
 * Asks the gateways of another cell as soon as the directory says so. While it cannot be used the shop stays where it is, and
 * one line says why. Ends with the returned function.
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
    log.info(`The shop is in another cell now: ${found.origin} is asked.`);
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
