import type { Printer } from '../../app/deviceSetting.ts';

/** A cable connection from this device to a printer. */
interface Cable {
  /** Whether this browser supports it. */
  isThere: () => boolean;
  /** Lets the user choose the printer, once; resolves to false if none was chosen. Must be called on the press of a button. */
  choose: () => Promise<boolean>;
  /** Sends bytes to the chosen printer; rejects if it is missing or does not accept them. */
  send: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** Baud rate of serial ports; a serial port that is in fact a USB cable has no speed and ignores it. */
const BAUD_RATE = 115_200;

const serial: Cable = {
  isThere: () => 'serial' in navigator,
  choose: () => chosen(navigator.serial.requestPort()),
  async send(bytes) {
    const [port] = await navigator.serial.getPorts();
    if (!port) throw new Error('No port was chosen.');
    await port.open({ baudRate: BAUD_RATE });
    try {
      const writer = port.writable?.getWriter();
      if (!writer) throw new Error('The port cannot be written to.');
      await writer.write(bytes);
      await writer.close();
    } finally {
      await port.close();
    }
  },
};

const USB_PRINTER = 7;
/** Maximum bytes per transfer: printers accept one page at a time, and may refuse longer transfers. */
const USB_BYTES = 16_384;

const usb: Cable = {
  isThere: () => 'usb' in navigator,
  choose: () => chosen(navigator.usb.requestDevice({ filters: [{ classCode: USB_PRINTER }] })),
  async send(bytes) {
    const [device] = await navigator.usb.getDevices();
    if (!device) throw new Error('No printer was chosen.');
    await device.open();
    try {
      if (!device.configuration) await device.selectConfiguration(1);
      const { interfaceNumber, endpointNumber } = printerOf(device);
      await device.claimInterface(interfaceNumber);
      for (let at = 0; at < bytes.length; at += USB_BYTES) {
        const { status } = await device.transferOut(endpointNumber, bytes.slice(at, at + USB_BYTES));
        if (status !== 'ok') throw new Error(`The printer answered ${status}.`);
      }
    } finally {
      await device.close();
    }
  },
};

function printerOf({ configuration }: USBDevice): { interfaceNumber: number; endpointNumber: number } {
  for (const { interfaceNumber, alternate } of configuration?.interfaces ?? []) {
    const out = alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
    if (alternate.interfaceClass === USB_PRINTER && out) return { interfaceNumber, endpointNumber: out.endpointNumber };
  }
  throw new Error('The device is no printer.');
}

async function chosen(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    // The user closed the list without choosing.
    if (error instanceof DOMException && error.name === 'NotFoundError') return false;
    throw error;
  }
}

export const cables: Readonly<Record<Exclude<Printer, 'BROWSER'>, Cable>> = { USB: usb, SERIAL: serial };

let last: Promise<unknown> = Promise.resolve();

/** Sends one job after the other, as only one at a time can open a printer. */
export function sendTo(printer: keyof typeof cables, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const job = last.catch(() => undefined).then(() => cables[printer].send(bytes));
  last = job;
  return job;
}
