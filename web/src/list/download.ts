import { freshAccessToken } from '../app/freshAccessToken.ts';
import { saveFile } from '../app/saveFile.ts';

export type ExportFormat = 'xlsx' | 'csv';

/** The shop has reached its limit of simultaneous exports. */
export class ExportBusy extends Error {}

/** The user may not have the file; the code says why. */
export class ExportRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Downloads a file with the rights of the signed-in user. Throws `ExportBusy`, `ExportRefused`, or an error with the HTTP
 * status.
 */
export async function download(address: string, name: string): Promise<void> {
  const token = await freshAccessToken();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status === 429) throw new ExportBusy();
  if (!answer.ok) throw await refusalOf(answer);
  saveFile(await answer.blob(), name);
}

async function refusalOf(answer: Response): Promise<Error> {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
  return typeof code === 'string' ? new ExportRefused(code) : new Error(`HTTP ${answer.status}`);
}
