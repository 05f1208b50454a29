import { buffer } from 'node:stream/consumers';
import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import type { AlertVerdict } from '@taem/domain/insight/schedules/judgeAlert.ts';
import { figureDays } from '@taem/domain/time/dayRange.ts';
import { escapeHtml } from '../../messages/escapeHtml.ts';
import type { MessageContent } from '../../messages/queueMessage.ts';
import { type Sheet, workbookOf } from '../../resource/export/xlsxOf.ts';
import { type MailWords, mailWords } from './mailWords.ts';
import type { ScheduleRule } from './schedules.ts';

export type MailValue = string | number | null;
interface MailColumn {
  label: string;
  /** What the values are: `money`, `count`, `number`, or text. */
  kind: string;
}

/** One part of the dashboard as its recipient reads it. */
export interface MailSection {
  title: string;
  /** Why it has no figures: `PERMISSION`, `NOT_ASKED` or `FAILED`. */
  fault: string | null;
  figures: readonly (MailColumn & { value: MailValue; before: MailValue })[];
  columns: readonly MailColumn[];
  rows: readonly (readonly MailValue[])[];
}

interface MailParts {
  rule: ScheduleRule;
  /** Of the dashboard. */
  name: string;
  shop: string;
  today: string;
  sections: readonly MailSection[];
  verdict: AlertVerdict | null;
  /** Of the page that shows the same. */
  link: string;
  /** null for whoever is not subscribed and tries it out. */
  unsubscribe: string | null;
}

/** Rows that stand in the mail itself; the file has all. */
const MOST_ROWS = 10;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The figures as text and HTML, and all rows as a workbook with a sheet for each part. */
export async function scheduleMail(parts: MailParts): Promise<MessageContent> {
  const { rule, name, shop, today, sections, unsubscribe } = parts;
  const words = mailWords(rule.locale);
  const { from, to } = figureDays({ last: rule.range }, today);
  const days = from === to ? words.day(from) : `${words.day(from)} - ${words.day(to)}`;
  const alert = alertLine(parts, words);
  const told = sections.map((section) => tell(section, words));
  const foot = [
    `${words.open}: ${parts.link}`,
    ...(unsubscribe ? [`${words.unsubscribe(rule.name)}: ${unsubscribe}`] : []),
  ];
  const text = [
    ...[name, `${shop} · ${days}`, ...(alert ? ['', alert] : [])],
    ...told.flatMap(({ title, lines }) => ['', title, '-'.repeat(Math.min(title.length, 40)), ...lines]),
    ...['', words.file, ...foot],
  ].join('\n');
  const html = `<!doctype html><html lang="${rule.locale.slice(0, 2)}"><body style="font-family:sans-serif;color:#222;max-width:720px">
<h1 style="font-size:20px;margin-bottom:0">${escapeHtml(name)}</h1><p style="color:#555;margin-top:4px">${escapeHtml(`${shop} · ${days}`)}</p>
${alert ? `<p style="font-size:16px"><b>${escapeHtml(alert)}</b></p>` : ''}
${told.map(({ html: one }) => one).join('\n')}
<p style="color:#555">${escapeHtml(words.file)}</p><p><a href="${escapeHtml(parts.link)}">${escapeHtml(words.open)}</a></p>
${unsubscribe ? `<p style="color:#555;font-size:13px"><a href="${escapeHtml(unsubscribe)}">${escapeHtml(words.unsubscribe(rule.name))}</a></p>` : ''}</body></html>`;
  const bytes = await buffer(workbookOf(sections.map((section) => sheetOf(section, words))));
  return {
    subject: `${alert ? `${words.alert}: ` : ''}${rule.name} · ${shop} · ${days}`,
    ...{ text, html },
    attachments: [{ name: `${from}_${to}.xlsx`, type: XLSX, base64: bytes.toString('base64') }],
    // RFC 8058: a mail program ends it with one press, and a filter that follows links does not.
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

function alertLine({ rule: { alert }, verdict }: MailParts, words: MailWords): string | null {
  if (!alert || !verdict || verdict.value === null) return null;
  const { kind } = verdict;
  const value = written(verdict.value, kind, words);
  if (alert.condition === 'UNUSUAL')
    return verdict.isCrossed ? words.unusual(value, written(verdict.usual, kind, words)) : words.asUsual(value);
  const threshold = written(alert.threshold, kind, words);
  if (alert.condition === 'ABOVE') return words.above(value, threshold, verdict.isCrossed);
  return words.below(value, threshold, verdict.isCrossed);
}

function tell({ title, fault, figures, columns, rows }: MailSection, words: MailWords) {
  const heading = `<h2 style="font-size:16px;margin:20px 0 4px">${escapeHtml(title)}</h2>`;
  if (fault) {
    const line = words.fault(fault);
    return { title, lines: [line], html: `${heading}<p style="color:#a00">${escapeHtml(line)}</p>` };
  }
  const said = figures.map(({ label, kind, value, before }) => {
    const then = before === null ? '' : ` (${words.before} ${written(before, kind, words)})`;
    return `${label}: ${written(value, kind, words)}${then}`;
  });
  const shown = rows
    .slice(0, MOST_ROWS)
    .map((row) => row.map((value, at) => written(value, columns[at]?.kind ?? '', words)));
  const more = rows.length > MOST_ROWS ? [words.more(rows.length - MOST_ROWS)] : [];
  const labels = columns.map(({ label }) => label);
  const nothing = columns.length > 0 && rows.length === 0 ? [words.nothing] : [];
  const table = shown.length > 0 ? [labels, ...shown].map((row) => row.join(' | ')) : nothing;
  const cell = (tag: string, kind: string | undefined) => (value: string) =>
    `<${tag} style="padding:2px 12px 2px 0;text-align:${isNumber(kind) ? 'right' : 'left'}">${escapeHtml(value)}</${tag}>`;
  const line = (tag: string) => (row: readonly string[]) =>
    `<tr>${row.map((value, at) => cell(tag, columns[at]?.kind)(value)).join('')}</tr>`;
  const html = `${heading}${said.map((one) => `<p style="margin:2px 0">${escapeHtml(one)}</p>`).join('')}${
    shown.length > 0
      ? `<table style="border-collapse:collapse">${line('th')(labels)}${shown.map(line('td')).join('')}</table>`
      : ''
  }${[...nothing, ...more].map((one) => `<p style="color:#555">${escapeHtml(one)}</p>`).join('')}`;
  return { title, lines: [...said, ...table, ...more], html };
}

const isNumber = (kind: string | undefined) => kind === 'money' || kind === 'count' || kind === 'number';

function written(value: MailValue, kind: string, words: MailWords): string {
  if (value === null) return '-';
  if (typeof value === 'string') return kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? words.day(value) : value;
  if (!isNumber(kind)) return String(value);
  const number = kind === 'count' ? formatNumber(value) : formatTwoDecimals(value);
  return kind === 'money' ? `${number} ${words.baht}` : number;
}

/** Rows as they were answered; of a part without rows its figures, and of one that failed why. */
function sheetOf({ title, fault, figures, columns, rows }: MailSection, words: MailWords): Sheet {
  const batches = async function* (all: readonly (readonly MailValue[])[]) {
    yield all.map((row) => [...row]);
  };
  if (fault) return { name: title, heading: [words.fault(fault)], batches: batches([]) };
  if (columns.length > 0) return { name: title, heading: columns.map(({ label }) => label), batches: batches(rows) };
  const heading = [words.figure, words.value, words.before];
  return { name: title, heading, batches: batches(figures.map(({ label, value, before }) => [label, value, before])) };
}
