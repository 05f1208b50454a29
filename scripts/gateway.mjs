import { join } from 'node:path';
import { clientSecret } from './clientSecret.mjs';
import { run } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { build, root } from './workspace.mjs';

// Runs one command of the gateway, such as `setup`, with the settings of `npm start`.
await useProjectNode();
await build();
const secret = clientSecret();
const env = { ...process.env, ...(secret && { GATEWAY_CLIENT_SECRET: secret }) };
const command = [join(root, 'gateway/dist/main.js'), ...process.argv.slice(2)];
// When this process is gone the channel closes, and the gateway ends too.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
process.exit(await run(process.execPath, ['--enable-source-maps', ...command], { cwd: root, env, stdio }));
