import { buffer } from 'node:stream/consumers';
import { daysBefore } from '@taem/domain/insight/compareDays.ts';
import type { AlertVerdict } from '@taem/domain/insight/schedules/judgeAlert.ts';
import { withoutLinks } from '@taem/domain/insight/schedules/withoutLinks.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { figureDays } from '@taem/domain/time/dayRange.ts';
import { escapeHtml } from '../../messages/escapeHtml.ts';
import type { MessageContent } from '../../messages/queueMessage.ts';
import type { Cell } from '../../resource/export/ExportTable.ts';
import { LocalTime } from '../../resource/export/LocalTime.ts';
import { type Sheet, workbookOf } from '../../resource/export/xlsxOf.ts';
import { type MailWords, mailWords } from './mailWords.ts';
import type { ScheduleRule } from './schedules.ts';

export type MailValue = string | number | null;
interface MailColumn {
  label: string;
  /** The kind of the values: `money`, `count`, `number`, or text. */
  kind: string;
}

/** One part of the dashboard, as its recipient sees it. */
export interface MailSection {
  title: string;
  /** Why it has no figures: `PERMISSION`, `NOT_ASKED` or `FAILED`. */
  fault: string | null;
  figures: readonly (MailColumn & { value: MailValue; before: MailValue })[];
  columns: readonly MailColumn[];
  rows: readonly (readonly MailValue[])[];
}

/** The result of an alert's condition, and the name of its figure. */
export type MailVerdict = AlertVerdict & { readonly label: string };

interface MailParts {
  rule: ScheduleRule;
  /** Name of the dashboard. */
  name: string;
  /** The author of the schedule; null if they left. */
  writer: string | null;
  shop: string;
  today: string;
  /** The time on the clock that gives `today`, `HH:MM`. */
  clock: string;
  sections: readonly MailSection[];
  verdict: MailVerdict | null;
  /** null for all branches, and for a branch in which the recipient does not work. */
  branch: string | null;
  /** Variables of the document: one without `range` has fixed days. */
  takes: ReadonlySet<string>;
  /** Address of the page with the same figures. */
  link: string;
  /** null for an author who tries it out without a subscription. */
  unsubscribe: string | null;
}

/** Number of rows in the mail itself; the attached file has all. */
const MAX_ROWS = 10;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the figures as text and HTML, and all rows as a workbook with a sheet for each part. */
export async function scheduleMail(parts: MailParts): Promise<MessageContent> {
  const { rule, today, sections, unsubscribe, takes } = parts;
  const isOfRange = takes.has('range');
  const [name, shop, subject] = [withoutLinks(parts.name), withoutLinks(parts.shop), withoutLinks(rule.name)];
  const words = mailWords(rule.locale);
  const { from, to } = figureDays({ last: rule.range }, today);
  const branch = takes.has('branchId') && parts.branch ? [withoutLinks(parts.branch)] : [];
  const about = [shop, ...branch, ...(isOfRange ? [words.days({ from, to })] : [])].join(' · ');
  const compared = comparedLine(parts, words);
  const alert = alertLine(parts, words);
  const rendered = sections.map((section) => write(section, words));
  const writer = parts.writer && words.writtenBy(withoutLinks(parts.writer));
  const foot = [
    ...(writer ? [writer] : []),
    `${words.open}: ${parts.link}`,
    ...(unsubscribe ? [`${words.unsubscribe(subject)}: ${unsubscribe}`] : []),
  ];
  const text = [
    ...[name, about, ...(compared ? [compared] : []), ...(alert ? ['', alert] : [])],
    ...rendered.flatMap(({ title, lines }) => ['', title, '-'.repeat(Math.min(title.length, 40)), ...lines]),
    ...['', words.file, ...foot],
  ].join('\n');
  const html = `<!doctype html><html lang="${rule.locale.slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;background:#eff2f4"><div style="font-family:sans-serif;font-size:15px;line-height:1.6;color:#14232b;max-width:720px;margin:0 auto;padding:16px">
<h1 style="font-size:22px;line-height:1.35;margin:8px 0 0">${escapeHtml(name)}</h1><p style="${MUTED};margin:0 0 12px">${escapeHtml(about)}${compared ? `<br>${escapeHtml(compared)}` : ''}</p>
${alert ? `<p style="font-size:17px;font-weight:bold;background:#fff1d6;border-radius:12px;padding:12px 16px;margin:0 0 12px">${escapeHtml(alert)}</p>` : ''}
${rendered.map(({ html: one }) => `<div style="background:#fff;border:1px solid #dde3e7;border-radius:12px;padding:12px 16px;margin:0 0 12px;overflow-x:auto">${one}</div>`).join('\n')}
<p style="${MUTED}">${escapeHtml(words.file)}${writer ? `<br>${escapeHtml(writer)}` : ''}</p>
<p><a style="display:inline-block;background:#0b5d57;color:#fff;text-decoration:none;font-weight:bold;border-radius:10px;padding:10px 20px" href="${escapeHtml(parts.link)}">${escapeHtml(words.open)}</a></p>
${unsubscribe ? `<p style="font-size:13px"><a style="${MUTED}" href="${escapeHtml(unsubscribe)}">${escapeHtml(words.unsubscribe(subject))}</a></p>` : ''}</div></body></html>`;
  const aboutSheet = lines(words.about, [words.about], [[name], [about], ...(compared ? [[compared]] : [])]);
  const bytes = await buffer(workbookOf([...sections.map((section) => sheetOf(section, words)), aboutSheet]));
  const file = isOfRange ? `${from}_${to}` : today;
  return {
    subject: `${alert ? `${words.alert}: ` : ''}${subject} · ${about}`,
    ...{ text, html },
    attachments: [{ name: `${file}.xlsx`, type: XLSX, base64: bytes.toString('base64') }],
    // RFC 8058: a mail program unsubscribes with one click, and a filter that follows links does not.
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

const MUTED = 'color:#52626c';

/** States with which days the figures are compared, or that there are no figures to compare with. */
function comparedLine({ rule, today, clock, sections, takes }: MailParts, words: MailWords): string | null {
  if (!rule.compare || !takes.has('range') || !takes.has('compare')) return null;
  const dayRange = { last: rule.range };
  const before = daysBefore(figureDays(dayRange, today), dayRange, 'DAY', rule.compare, today);
  if (!before) return null;
  const days = before.soFarOf ? words.upTo(words.days(before), clock) : words.days(before);
  const hasBefore = sections.some(({ figures }) => figures.some((figure) => figure.before !== null));
  return hasBefore ? words.compared(days) : words.notCompared(days);
}

/** States which figure crossed the threshold. */
function alertLine(parts: MailParts, words: MailWords): string | null {
  const line = verdictLine(parts, words);
  return line && `${withoutLinks(parts.verdict?.label ?? '')}: ${line}`;
}

function verdictLine({ rule: { alert }, verdict }: MailParts, words: MailWords): string | null {
  if (!alert || !verdict || verdict.value === null) return null;
  const { kind } = verdict;
  const value = written(verdict.value, kind, words);
  if (alert.condition === 'UNUSUAL')
    return verdict.isCrossed ? words.unusual(value, written(verdict.usual, kind, words)) : words.asUsual(value);
  const threshold = written(alert.threshold, kind, words);
  if (alert.condition === 'ABOVE') return words.above(value, threshold, verdict.isCrossed);
  return words.below(value, threshold, verdict.isCrossed);
}

function write({ fault, figures, columns, rows, ...section }: MailSection, words: MailWords) {
  const title = withoutLinks(section.title);
  const heading = `<h2 style="font-size:17px;margin:0 0 4px">${escapeHtml(title)}</h2>`;
  if (fault) {
    const line = words.fault(fault);
    return { title, lines: [line], html: `${heading}<p style="color:#b3261e;margin:0">${escapeHtml(line)}</p>` };
  }
  const said = figures.map(({ label, kind, value, before }) => {
    const then = before === null ? '' : ` (${words.before} ${written(before, kind, words)})`;
    return `${withoutLinks(label)}: ${written(value, kind, words)}${then}`;
  });
  const visible = rows
    .slice(0, MAX_ROWS)
    .map((row) => row.map((value, at) => written(value, columns[at]?.kind ?? '', words)));
  const more = rows.length > MAX_ROWS ? [words.more(rows.length - MAX_ROWS)] : [];
  const labels = columns.map(({ label }) => withoutLinks(label));
  const nothing = columns.length > 0 && rows.length === 0 ? [words.nothing] : [];
  const table = visible.length > 0 ? [labels, ...visible].map((row) => row.join(' | ')) : nothing;
  const cell = (tag: string, kind: string | undefined) => (value: string) =>
    `<${tag} style="padding:4px 12px 4px 0;border-bottom:1px solid #dde3e7;text-align:${isNumber(kind) ? 'right' : 'left'}${tag === 'th' ? `;${MUTED};font-size:13px` : ''}">${escapeHtml(value)}</${tag}>`;
  const line = (tag: string) => (row: readonly string[]) =>
    `<tr>${row.map((value, at) => cell(tag, columns[at]?.kind)(value)).join('')}</tr>`;
  const big = figures.map(({ label, kind, value, before }) => {
    const then =
      before === null
        ? ''
        : `<br><span style="${MUTED};font-size:13px">${words.before} ${escapeHtml(written(before, kind, words))}</span>`;
    return `<p style="display:inline-block;margin:4px 24px 8px 0;vertical-align:top"><span style="${MUTED};font-size:13px">${escapeHtml(withoutLinks(label))}</span><br><b style="font-size:20px">${escapeHtml(written(value, kind, words))}</b>${then}</p>`;
  });
  const html = `${heading}${big.join('')}${
    visible.length > 0
      ? `<table style="border-collapse:collapse;width:100%">${line('th')(labels)}${visible.map(line('td')).join('')}</table>`
      : ''
  }${[...nothing, ...more].map((one) => `<p style="${MUTED};margin:6px 0 0">${escapeHtml(one)}</p>`).join('')}`;
  return { title, lines: [...said, ...table, ...more], html };
}

const isNumber = (kind: string | undefined) => kind === 'money' || kind === 'count' || kind === 'number';

function written(value: MailValue, kind: string, words: MailWords): string {
  if (value === null) return '-';
  if (typeof value === 'string')
    return kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? words.day(value) : withoutLinks(value);
  if (!isNumber(kind)) return String(value);
  const number = kind === 'count' ? formatCount(value) : formatTwoDecimals(value);
  return kind === 'money' ? `${number} ${words.baht}` : number;
}

/** Returns the rows as received; for a part without rows its figures, and for a failed part the reason. */
function sheetOf({ title, fault, figures, columns, rows }: MailSection, words: MailWords): Sheet {
  if (fault) return lines(title, [words.fault(fault)], []);
  if (columns.length > 0)
    return lines(
      title,
      columns.map(({ label }) => label),
      rows.map((row) => row.map((value, at) => (columns[at]?.kind === 'day' ? dayCell(value) : value))),
    );
  // The column is left out if nothing was compared.
  const isCompared = figures.some(({ before }) => before !== null);
  const heading = [words.figure, words.value, ...(isCompared ? [words.beforeHeading] : [])];
  const rendered = figures.map(({ label, value, before }) => [label, value, ...(isCompared ? [before] : [])]);
  return lines(title, heading, rendered);
}

const dayCell = (value: MailValue): Cell => (typeof value === 'string' ? LocalTime.of(value) : value);

function lines(name: string, heading: readonly string[], all: readonly (readonly Cell[])[]): Sheet {
  const batches = async function* () {
    yield all.map((row) => [...row]);
  };
  return { name, heading, batches: batches() };
}
