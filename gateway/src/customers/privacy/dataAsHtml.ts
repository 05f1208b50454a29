import { escapeHtml } from '../../messages/escapeHtml.ts';
import { inOrder, type Label, labelOf, SECTION_LABELS } from './dataLabels.ts';
import { writtenMomentIn, writtenValue } from './dataValues.ts';
import { type DataPart, type DataSubject, subjectName } from './personData.ts';

type Row = Readonly<Record<string, unknown>>;

/** Sections with many short rows of the same fields, one line for each. */
const TABLES: ReadonlySet<string> = new Set(['points', 'tiers', 'merges']);

interface Open {
  readonly section: string;
  readonly isEmpty: boolean;
  readonly isTable: boolean;
  readonly columns: readonly string[];
}

/**
 * Yields a person's file for people: one page without scripts, for reading and printing, with labels in Thai and
 * English and escaped values.
 */
export async function* dataAsHtml(parts: AsyncIterable<DataPart>): AsyncGenerator<string> {
  let timeZone = 'UTC';
  let open: Open | null = null;
  const close = () => {
    if (!open) return '';
    if (open.isEmpty) return '<p class="none">ไม่มีข้อมูล <span lang="en">Nothing held</span></p></section>';
    return `${open.isTable ? '</tbody></table></div>' : ''}</section>`;
  };
  for await (const part of parts) {
    if (part.kind === 'file') {
      timeZone = part.timeZone;
      yield headOf(part);
    } else if (part.kind === 'portrait') yield `<img alt="รูป / Portrait" src="${escapeHtml(part.dataUrl)}">`;
    else if (part.kind === 'section') {
      yield `${close()}<section><h2>${bilingual(SECTION_LABELS[part.name] ?? [part.name, ''])}</h2>`;
      open = { section: part.name, isEmpty: true, isTable: TABLES.has(part.name), columns: [] };
    } else {
      const rows = part.rows.map((row) => JSON.parse(row) as Row);
      if (!open) continue;
      const { section, isTable, isEmpty }: Open = open;
      const columns: readonly string[] = isEmpty ? inOrder(Object.keys(rows[0] ?? {})) : open.columns;
      if (isTable && isEmpty) yield tableHead(columns, rows[0] ?? {});
      open = { section, isEmpty: false, isTable, columns };
      yield rows.map((row) => (isTable ? tableRow(row, columns, timeZone) : listOf(row, timeZone, section))).join('\n');
    }
  }
  yield `${close()}</main></body></html>\n`;
}

const bilingual = ([th, en]: Label) =>
  `${escapeHtml(th)}${en && en !== th ? ` <span lang="en">${escapeHtml(en)}</span>` : ''}`;

function listOf(row: Row, timeZone: string, section?: string): string {
  const { before, after, ...rest } = row;
  const entries = inOrder(Object.keys(rest)).map((name) => entryOf(name, rest[name], timeZone, section));
  return `<dl>${entries.join('')}</dl>${isObject(before) || isObject(after) ? changed(before, after, timeZone) : ''}`;
}

function entryOf(name: string, value: unknown, timeZone: string, section?: string): string {
  if (isNothing(value)) return '';
  return `<div><dt>${bilingual(labelOf(name, section))}</dt><dd>${textOf(name, value, timeZone)}</dd></div>`;
}

/** Describes what a change did, field by field. */
function changed(before: unknown, after: unknown, timeZone: string): string {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const fields = inOrder([...new Set([...Object.keys(was), ...Object.keys(is)])]);
  const rows = fields
    .filter((name) => !(isNothing(was[name]) && isNothing(is[name])))
    .map((name) => {
      const cells = [was[name], is[name]].map((value) => `<td>${textOf(name, value, timeZone)}</td>`);
      return `<tr><th scope="row">${bilingual(labelOf(name))}</th>${cells.join('')}</tr>`;
    });
  if (rows.length === 0) return '';
  const heads = ['before', 'after'].map((name) => `<th scope="col">${bilingual(labelOf(name))}</th>`);
  return `<div class="wide"><table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function tableHead(columns: readonly string[], first: Row): string {
  const heads = columns.map((name) => `<th scope="col"${classOf(name, first[name])}>${bilingual(labelOf(name))}</th>`);
  return `<div class="wide"><table><thead><tr>${heads.join('')}</tr></thead><tbody>`;
}

function tableRow(row: Row, columns: readonly string[], timeZone: string): string {
  const cells = columns.map((name) => `<td${classOf(name, row[name])}>${textOf(name, row[name], timeZone)}</td>`);
  return `<tr>${cells.join('')}</tr>`;
}

/** Short values are not wrapped; numbers are aligned. */
function classOf(name: string, value: unknown): string {
  if (typeof value === 'number') return ' class="number"';
  return SHORT.has(name) ? ' class="short"' : '';
}

const SHORT: ReadonlySet<string> = new Set(['time', 'business_date', 'transaction_no']);

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (isObject(value) && Object.keys(value).length === 0);

function textOf(name: string, value: unknown, timeZone: string): string {
  if (isNothing(value)) return '';
  if (Array.isArray(value)) return value.every(isObject) ? tableOf(value, timeZone) : listed(name, value, timeZone);
  if (isObject(value)) return listOf(value, timeZone);
  const written = writtenValue(name, value, timeZone);
  return typeof written === 'string' ? escapeHtml(written) : bilingual(written);
}

/** Returns a table of similar things, such as the lines of a sale. */
function tableOf(rows: readonly Row[], timeZone: string): string {
  const filled = rows.flatMap((row) => Object.keys(row).filter((name) => !isNothing(row[name])));
  const columns = inOrder([...new Set(filled)]);
  return `${tableHead(columns, rows[0] ?? {})}${rows.map((row) => tableRow(row, columns, timeZone)).join('')}</tbody></table></div>`;
}

const listed = (name: string, values: readonly unknown[], timeZone: string) =>
  values.map((value) => textOf(name, value, timeZone)).join(', ');

const STYLE = `body{margin:0;font:16px/1.6 system-ui,"Noto Sans Thai",sans-serif;color:#1f2933;background:#f5f7f9}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.6rem;line-height:1.4;margin:0}h2{font-size:1.15rem}
section{background:#fff;border-radius:8px;padding:.5rem 1.25rem 1rem;margin:1rem 0}span[lang]{color:#5b6874;font-weight:400}
dl{margin:.5rem 0;border-top:1px solid #e3e8ee;padding-top:.25rem;display:grid;gap:0 2rem;
grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr))}
dl>div{display:grid;grid-template-columns:minmax(0,11rem) minmax(0,1fr);gap:0 1rem;padding:.2rem 0}
dl>div:has(table,dl){grid-column:1/-1;display:block}dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.94em;overflow-wrap:break-word}
th,td{padding:.3rem .75rem .3rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #e3e8ee}
thead th{font-weight:600}th[scope=row]{font-weight:400}th span[lang],dt span[lang]{display:inline-block}
.number{text-align:right;font-variant-numeric:tabular-nums}td.number,.short{white-space:nowrap}
img{max-width:8rem;border-radius:8px}.none,.about{color:#5b6874}
@media print{@page{margin:14mm}body{background:#fff;font-size:9.5pt}main{max-width:none;padding:0}section{padding:0}
h2{break-after:avoid}tr,dl>div:not(:has(table,dl)){break-inside:avoid}.wide{overflow:visible}
dl{grid-template-columns:repeat(2,minmax(0,1fr))}dd dl{grid-template-columns:1fr}dl>div{grid-template-columns:minmax(0,9rem) minmax(0,1fr)}}`;

const TITLES: Readonly<Record<DataSubject['of'], Label>> = {
  member: ['ข้อมูลของสมาชิก', 'Data of a member'],
  potential: ['ข้อมูลของผู้สนใจ', 'Data of a potential customer'],
};

const headOf = ({ subject, shop, time, timeZone }: Extract<DataPart, { kind: 'file' }>) => `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(subjectName(subject))} ${escapeHtml(shop)}</title><style>${STYLE}</style></head><body><main>
<h1>${bilingual(TITLES[subject.of])} ${escapeHtml(subjectName(subject))}</h1>
<p>${escapeHtml(shop)} · ${writtenMomentIn(time, timeZone)}<br><span class="about">วันที่เป็นปี ค.ศ. เวลาตามนาฬิกาของร้าน <span lang="en">Times are by the clock of the shop.</span></span></p>
`;
