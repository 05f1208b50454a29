import { fstatSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { root } from './workspace.mjs';

// `npm run database`: PostgreSQL alone, from the sources, so that a build that fails is not in the way of looking into the data.
await useProjectNode();
// By the channel the gateway sees that this process is gone, and ends too.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
// `psql "$(npm run --silent database)"` waits for the end of the command, which a database that it starts itself never reaches.
const words = fstatSync(1).isFIFO() ? ['database', 'running'] : ['database'];
process.exit(await run(process.execPath, [join(root, 'gateway/src/main.ts'), ...words], { cwd: root, stdio }));
