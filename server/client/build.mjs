import { spawnSync } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Makes what is packed: JavaScript and types of `src`, and the contract. */
process.chdir(fileURLToPath(new URL('.', import.meta.url)));
await rm('dist', { recursive: true, force: true });
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const emit = ['--noEmit', 'false', '--incremental', 'false', '--declaration', '--rewriteRelativeImportExtensions'];
const options = ['--project', 'tsconfig.json', ...emit, '--outDir', 'dist', '--rootDir', 'src'];
const { status } = spawnSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await copyFile('../../schema.graphql', 'dist/schema.graphql');
