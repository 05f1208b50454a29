import { deviceSetting, type Printer } from '../../app/deviceSetting.ts';
import { PAPER } from '../../ui/tokens.ts';
import { cables, sendTo } from './cable.ts';

/** Whether receipts go directly to a printer, without the browser's dialog. */
export const isPrinterConnected = (): boolean => deviceSetting().printer !== 'BROWSER';

/** Returns the printer connections that this browser supports. */
export const reachablePrinters = (): readonly Printer[] => [
  'BROWSER',
  ...(['USB', 'SERIAL'] as const).filter((printer) => cables[printer].isThere()),
];

export async function printPaper(paper: HTMLElement): Promise<void> {
  const { roll } = deviceSetting();
  const [{ toCanvas }, { DOTS, receiptBytes }] = await Promise.all([
    import('html-to-image'),
    import('./printerBytes.ts'),
  ]);
  const canvas = await toCanvas(paper, {
    backgroundColor: PAPER,
    pixelRatio: 1,
    canvasWidth: DOTS[roll],
    canvasHeight: Math.ceil((paper.offsetHeight * DOTS[roll]) / paper.offsetWidth),
  });
  const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!picture) throw new Error('The receipt cannot be drawn.');
  await send(receiptBytes(picture, roll));
}

export async function printTest(): Promise<void> {
  const { testBytes } = await import('./printerBytes.ts');
  await send(testBytes(deviceSetting().roll));
}

export async function openDrawer(): Promise<void> {
  const { drawerBytes } = await import('./printerBytes.ts');
  await send(drawerBytes());
}

async function send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { printer } = deviceSetting();
  if (printer === 'BROWSER') throw new Error('No printer is connected.');
  await sendTo(printer, bytes);
}
