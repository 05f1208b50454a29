import { join } from 'node:path';
import { run } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { root } from './workspace.mjs';

// `npm run database`: PostgreSQL alone, from the sources, so that a build that fails is not in the way of looking into the data.
await useProjectNode();
// By the channel the gateway sees that this process is gone, and ends too.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
process.exit(await run(process.execPath, [join(root, 'gateway/src/main.ts'), 'database'], { cwd: root, stdio }));
