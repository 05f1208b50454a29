const made = new Map<string, Intl.DateTimeFormat>();

/** `Intl.DateTimeFormat`, made once for each way to write: a page writes hundreds of dates, and making one takes longer than writing fifty. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}
