import { type DocumentNode, type FieldNode, Lexer, parse, Source, TokenKind, visit } from 'graphql';
import { DOCUMENT_LIMITS } from './documentLimits.ts';

/**
 * Returns why a document is refused before it is checked against the contract; null if it is not. Malformed documents
 * are left for their reader to refuse.
 */
export function documentFault(text: string): string | null {
  try {
    if (isTooNested(text)) return TOO_NESTED;
    const repeated = repeatedIn(parse(text, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true }));
    return repeated ? tooOften(repeated) : null;
  } catch {
    return null;
  }
}

export const TOO_NESTED = `The document has more than ${DOCUMENT_LIMITS.brackets} brackets in each other.`;

export const tooOften = (node: FieldNode) =>
  `The document asks for ${keyOf(node)} more than ${DOCUMENT_LIMITS.sameName} times.`;

const OPENING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Whether brackets are nested too deeply, within the tokens that would be parsed. */
export function isTooNested(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  for (let tokens = 0; tokens <= DOCUMENT_LIMITS.tokens; tokens += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return false;
    if (OPENING.has(kind)) depth += 1;
    else if (CLOSING.has(kind)) depth -= 1;
    if (depth > DOCUMENT_LIMITS.brackets) return true;
  }
  return false;
}

/** Returns a field that is selected too often under one name, because validation compares each pair of them. */
export function repeatedIn(document: DocumentNode): FieldNode | undefined {
  const counts = new Map<string, number>();
  let found: FieldNode | undefined;
  visit(document, {
    Field(node) {
      const count = (counts.get(keyOf(node)) ?? 0) + 1;
      counts.set(keyOf(node), count);
      if (count > DOCUMENT_LIMITS.sameName) found ??= node;
    },
  });
  return found;
}

/** Returns the name of a field in the answer. */
export const keyOf = (node: FieldNode): string => node.alias?.value ?? node.name.value;
