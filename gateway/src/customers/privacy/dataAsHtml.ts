import { escapeHtml } from '../../messages/escapeHtml.ts';
import { labelOf, SECTION_LABELS } from './dataLabels.ts';
import type { DataPart } from './memberData.ts';

/** A member's file for people: one page without scripts, each label in Thai and English, each value escaped. */
export async function* dataAsHtml(parts: AsyncIterable<DataPart>): AsyncGenerator<string> {
  let open: { isEmpty: boolean } | null = null;
  const close = () => (open ? `${open.isEmpty ? '<p class="none">ไม่มีข้อมูล / Nothing held</p>' : ''}</section>` : '');
  for await (const part of parts) {
    if (part.kind === 'file') yield headOf(part);
    else if (part.kind === 'portrait') yield `<img alt="รูป / Portrait" src="${escapeHtml(part.dataUrl)}">`;
    else if (part.kind === 'section') {
      yield `${close()}<section><h2>${bilingual(SECTION_LABELS[part.name] ?? [part.name, part.name])}</h2>`;
      open = { isEmpty: true };
    } else {
      if (open) open.isEmpty = false;
      yield part.rows.map((row) => rowOf(JSON.parse(row))).join('\n');
    }
  }
  yield `${close()}</main></body></html>\n`;
}

const bilingual = ([th, en]: readonly [string, string]) => `${escapeHtml(th)} <span lang="en">${escapeHtml(en)}</span>`;

const rowOf = (row: object): string => `<dl>${Object.entries(row).map(entryOf).join('')}</dl>`;

function entryOf([name, value]: [string, unknown]): string {
  if (isNothing(value)) return '';
  return `<div><dt>${bilingual(labelOf(name))}</dt><dd>${textOf(value)}</dd></div>`;
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `<ul>${value.map((entry) => `<li>${textOf(entry)}</li>`).join('')}</ul>`;
  if (typeof value === 'object' && value !== null) return rowOf(value);
  if (typeof value === 'boolean') return value ? 'ใช่ / Yes' : 'ไม่ / No';
  return escapeHtml(String(value));
}

const STYLE = `body{margin:0;font:16px/1.6 system-ui,"Noto Sans Thai",sans-serif;color:#1f2933;background:#f5f7f9}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.6rem}h2{font-size:1.15rem}
section{background:#fff;border-radius:8px;padding:.5rem 1.25rem 1rem;margin:1rem 0}span[lang]{color:#5b6874;font-weight:400}
dl{margin:.5rem 0;border-top:1px solid #e3e8ee}dl>div{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.25rem 0}
dt{flex:0 0 14rem}dd{flex:1 1 14rem;margin:0;overflow-wrap:anywhere}ul{margin:0;padding-left:1.1rem}
img{max-width:8rem;border-radius:8px}.none{color:#5b6874}`;

const headOf = ({ code, shop, time }: Extract<DataPart, { kind: 'file' }>) => `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(code)} ${escapeHtml(shop)}</title><style>${STYLE}</style></head><body><main>
<h1>${bilingual(['ข้อมูลของสมาชิก', 'Data of a member'])} ${escapeHtml(code)}</h1>
<p>${escapeHtml(shop)} · ${escapeHtml(time)}</p>
`;
