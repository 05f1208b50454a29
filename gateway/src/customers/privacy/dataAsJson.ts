import type { DataPart } from './personData.ts';

/** Yields a person's file for machines: one object, with a list for each section. */
export async function* dataAsJson(parts: AsyncIterable<DataPart>): AsyncGenerator<string> {
  let isFirstRow = true;
  let isInSection = false;
  for await (const part of parts) {
    if (part.kind === 'file') {
      const { subject, shop, time } = part;
      const whose = subject.of === 'member' ? { member_code: subject.code } : { potential_id: subject.id };
      yield `{"file":${JSON.stringify({ format: `taem-${subject.of}-data`, version: 1, shop, ...whose, time })}`;
    } else if (part.kind === 'portrait') yield `,\n"portrait":${JSON.stringify(part.dataUrl)}`;
    else if (part.kind === 'section') {
      yield `${isInSection ? ']' : ''},\n${JSON.stringify(part.name)}:[`;
      isFirstRow = true;
      isInSection = true;
    } else {
      yield `${isFirstRow ? '' : ','}\n${part.rows.join(',\n')}`;
      isFirstRow = false;
    }
  }
  yield `${isInSection ? ']' : ''}}\n`;
}
