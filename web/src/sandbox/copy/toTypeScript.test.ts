import { readFileSync } from 'node:fs';
import { buildSchema, isLeafType, isSpecifiedScalarType, parse } from 'graphql';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { examples } from '../examples/examples.ts';
import { exampleText } from '../examples/exampleText.ts';
import { leafType } from './scalarTypes.ts';
import { toTypeScript } from './toTypeScript.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Returns the compiler's errors in the files, with strict types. */
function faultsOf(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, target) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName}: ${messageText}`);
}

test('every example is a program that compiles under strict types, with numbers as numbers', () => {
  const written = examples.map((example) => {
    const { name, otherwise = {} } = example;
    const query = exampleText(example, 'en');
    const snippet = { origin: 'https://shop.example', query, variables: otherwise, operationName: null, token: null };
    return [`/${name}.ts`, toTypeScript(snippet, schema, parse(query))] as const;
  });
  const use = `import { revenueDashboard } from './revenueDashboard';
    export const sum = async () => ((await revenueDashboard()).statistics?.totalTransactions?.total ?? 0) + 1;
    export const wrong = async (): Promise<number> => (await revenueDashboard({ branchId: 7 })).length;`;
  const process = 'declare const process: { env: Record<string, string | undefined> };';
  const files = new Map([...written, ['/process.d.ts', process]]);
  expect(faultsOf(files)).toEqual([]);
  expect(faultsOf(new Map([...files, ['/use.ts', use]]))).toEqual([
    "/use.ts: Type 'number' is not assignable to type 'string'.",
    "/use.ts: Property 'length' does not exist on type 'RevenueDashboardData'.",
  ]);
});

test('every scalar and enum of the contract has a type', () => {
  const leaves = Object.values(schema.getTypeMap()).filter(isLeafType);
  expect(leaves.filter((type) => !isSpecifiedScalarType(type)).length).toBeGreaterThan(20);
  expect(leaves.map(leafType)).not.toContain('unknown');
});
