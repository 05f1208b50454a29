import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { nameOfTest } from './nameOfTest.mjs';
import { projectFiles, root } from './workspace.mjs';

/**
 * Refuses words that make comments, names, descriptions, titles of tests and documents hard to read, and constants
 * that begin with another word for a limit than `MAX` and `MIN`. `words.json` lists them with replacements,
 * the names that have to keep one (`file name`), lines that quote them, and files that are never reworded (path patterns),
 * each with its reason.
 */
const { names, comments, constants, phrases, exceptions, quoting, frozen } = JSON.parse(
  readFileSync(join(root, 'scripts/words.json'), 'utf8'),
);
const inNames = new Map(Object.entries({ ...comments, ...names }));
const inComments = new RegExp(
  [...Object.keys(comments), ...Object.keys(phrases)].map((text) => `\\b${text}\\b`).join('|'),
  'i',
);
const SOURCE = /\.(?:tsx?|mts|[mc]?js|css)$/;
const DOCUMENT =
  /^(?:CONTRIBUTING|DEVELOPMENT|SECURITY|CONTEXT)\.md$|^(?!docs\/adr\/)(?:.+\/)?README\.md$|^docs\/[^/]+\.md$/;
const quotes = Object.keys(quoting).map((pattern) => new RegExp(pattern));

function faultsIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const at = (position) => `${file}:${text.slice(0, position).split('\n').length}`;
  if (file.endsWith('.graphql')) return proseFaults('the description', text, described(text), at);
  if (file.endsWith('.md')) {
    const prose = withoutCode(text);
    return proseFaults('the document', prose, unquoted(prose), at);
  }
  const name = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
  const word = flagged(name);
  const found = word ? [`${file}: the file's name has "${word}": ${inNames.get(word)}`] : [];
  const { declared, commented, stated, titles } = file.endsWith('.css') ? styles(text) : source(file, text);
  for (const { name: one, position } of declared) {
    const bad = exceptions[`${file} ${one}`] ? undefined : flagged(one);
    if (bad) found.push(`${at(position)}: ${one} has "${bad}": ${inNames.get(bad)}`);
    const bound = /^[A-Z]+(?=_[A-Z0-9_]+$)/.exec(one)?.[0];
    if (constants[bound]) found.push(`${at(position)}: ${one} begins with "${bound}": ${constants[bound]}`);
  }
  return [
    ...found,
    ...proseFaults('the comment', text, commented, at),
    ...proseFaults('the description', text, stated, at),
    ...proseFaults('the title', text, titles, at),
  ];
}

const proseFaults = (what, text, parts, at) =>
  parts.flatMap(({ pos, end }) => {
    const [bad] = inComments.exec(unwrapped(text.slice(pos, end))) ?? [];
    return bad ? [`${at(pos)}: ${what} says "${bad}": ${hintFor(bad)}`] : [];
  });

const flagged = (name) =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/)
    .map((part) => part.toLowerCase())
    .find((part) => inNames.has(part));

const hintFor = (bad) =>
  comments[bad.toLowerCase()] ?? Object.entries(phrases).find(([text]) => new RegExp(text, 'i').test(bad))?.[1];

const unwrapped = (comment) => comment.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

const spanOf = ({ index, 0: part }) => ({ pos: index, end: index + part.length });

/** Finds descriptions and comments of a contract or of its documents. */
const described = (text) => [...text.matchAll(/"{3}[\s\S]*?"{3}|"(?:[^"\\\n]|\\.)*"|#.*/g)].map(spanOf);

/** Blanks code and link targets, so that positions stay the same. */
const withoutCode = (text) =>
  text.replace(/^```[\s\S]*?^```|`[^`\n]*`|\]\([^)]*\)/gm, (code) => code.replace(/[^\n]/g, ' '));

/** Returns the lines of a document, except those that quote the words. */
const unquoted = (text) =>
  [...text.matchAll(/.+/g)].filter(({ 0: line }) => !quotes.some((quote) => quote.test(line))).map(spanOf);

const styles = (text) => ({
  declared: [],
  stated: [],
  titles: [],
  commented: [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: comment }) => ({
    pos: index,
    end: index + comment.length,
  })),
});

/** Finds names where they are declared, so that each counts once, and every comment. */
function source(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const declared = [];
  const literals = [];
  const stated = [];
  const titles = [];
  const visit = (node) => {
    if (isLiteral(node)) literals.push([node.getStart(tree), node.end]);
    if (isText(node) && states(file, node)) stated.push({ pos: node.getStart(tree), end: node.end });
    if (isText(node) && isTitle(node)) titles.push({ pos: node.getStart(tree), end: node.end });
    if (isDeclaration(node) && node.name && ts.isMemberName(node.name))
      declared.push({ name: node.name.text.replace('#', ''), position: node.name.end - 1 });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { declared, stated, titles, commented: commentsBetween(text, literals) };
}

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Whether a text is one of OpenAPI, of a table of error codes or of a refusal to start. */
function states(file, { parent }) {
  if (!/^(?:gateway|server|domain)\/src\//.test(file)) return false;
  if (/\/errorCodes\.ts$/.test(file)) return true;
  if (ts.isPropertyAssignment(parent)) return /^(?:description|summary)$/.test(parent.name.getText());
  if (ts.isNewExpression(parent)) return /Refusal$/.test(parent.expression.getText());
  return ts.isCallExpression(parent) && /\.describe$/.test(parent.expression.getText());
}

const isTitle = (node) =>
  ts.isCallExpression(node.parent) && node.parent.arguments[0] === node && nameOfTest(node.parent) !== null;

const isLiteral = (node) =>
  ts.isStringLiteral(node) ||
  ts.isTemplateLiteralToken(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** Properties of object literals are left out: their names come from a type, a message or the wire. */
const isDeclaration = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionLike(node) ||
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node);

/** Finds everything that begins like a comment outside literals. */
function commentsBetween(text, literals) {
  const found = [];
  const opening = /\/\/|\/\*/g;
  let next = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const pos = match.index;
    while (next < literals.length && literals[next][1] <= pos) next += 1;
    const [start, stop] = literals[next] ?? [text.length, text.length];
    if (start <= pos) {
      opening.lastIndex = stop;
      continue;
    }
    const close = match[0] === '//' ? text.indexOf('\n', pos) : text.indexOf('*/', pos) + 2;
    const end = close < pos ? text.length : close;
    found.push({ pos, end });
    opening.lastIndex = end;
  }
  return found;
}

const isFrozen = (file) => Object.keys(frozen).some((pattern) => new RegExp(pattern).test(file));
const named = process.argv.slice(2);
const faults = (named.length > 0 ? named : projectFiles())
  .filter((file) => (SOURCE.test(file) || DOCUMENT.test(file) || file.endsWith('.graphql')) && !isFrozen(file))
  .flatMap(faultsIn);

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n\n${faults.length} words to replace; see scripts/words.json.\n`);
  process.exitCode = 1;
}
