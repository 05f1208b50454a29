import { fstatSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { root } from './workspace.mjs';

// `npm run database`: PostgreSQL alone, from the sources, so that the data can be inspected even when the build fails.
await useProjectNode();
// When this process is gone the channel closes, and the gateway ends too.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
// `psql "$(npm run --silent database)"` waits for the command to end, which would never happen if it started the
// database itself.
const words = fstatSync(1).isFIFO() ? ['database', 'running'] : ['database'];
process.exit(await run(process.execPath, [join(root, 'gateway/src/main.ts'), ...words], { cwd: root, stdio }));
