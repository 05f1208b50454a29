import { applyEdits, format, type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** Allows comments, a trailing comma, and empty text. */
export const LENIENT = { allowTrailingComma: true, allowEmptyContent: true } as const;

/** Returns a typed object; an object without keys for empty text. Throws for anything else. */
export function readObject(text: string): Record<string, unknown> {
  const faults: ParseError[] = [];
  const found: unknown = parse(text, faults, LENIENT);
  if (faults[0]) throw new SyntaxError(faultText(faults[0]));
  if (found === undefined || found === null) return {};
  if (typeof found !== 'object' || Array.isArray(found)) throw new TypeError('no JSON object');
  return found as Record<string, unknown>;
}

export const faultText = ({ error }: ParseError): string =>
  printParseErrorCode(error).replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Formats the text; comments stay. */
export const tidyObject = (text: string): string =>
  applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2 }));
