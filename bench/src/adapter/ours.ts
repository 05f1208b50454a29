import { createApp } from '@taem/server/src/app.ts';
import { readConfig } from '@taem/server/src/config.ts';
import { listen } from './peer.ts';

/** The server as it is deployed, with all its hooks, headers and limits. */
await listen(await createApp(readConfig()));
