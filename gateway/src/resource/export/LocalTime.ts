const DAY_MS = 86_400_000;
/** Spreadsheets count days from here, as they take 1900 for a leap year; days before 1 March 1900 have no correct number. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DAY = '1900-03-01';

const PARTS = 1e9;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/;

/**
 * A day, or a moment by the clock of its shop or branch: a text file contains its text, a spreadsheet calculates with
 * its number.
 */
export class LocalTime {
  readonly text: string;
  /** Days since the epoch of spreadsheets, with the time of day as a fraction. */
  readonly serial: number;
  readonly isDay: boolean;

  private constructor(text: string, serial: number, isDay: boolean) {
    this.text = text;
    this.serial = serial;
    this.isDay = isDay;
  }

  /**
   * Parses `2026-11-26` or `2026-11-26 18:39:48`; any other text, and a day before 1 March 1900, is returned as it is.
   */
  static of(text: string): LocalTime | string {
    const [, day = DAY.test(text) ? text : '', clock] = MOMENT.exec(text) ?? [];
    const days = (Date.parse(`${day}T${clock ?? '00:00:00'}Z`) - DAY_ZERO) / DAY_MS;
    // Rounded up, as programs that truncate instead of rounding would otherwise read the previous second.
    const serial = Math.ceil(days * PARTS) / PARTS;
    if (day < FIRST_DAY || Number.isNaN(serial)) return text;
    return new LocalTime(clock ? `${day} ${clock}` : day, serial, !clock);
  }
}
