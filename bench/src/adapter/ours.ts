import { createApp } from '@taem/server/src/app.ts';
import { readConfig } from '@taem/server/src/config.ts';
import { listen } from './peer.ts';

/** The server as it is deployed, with all its hooks, headers and limits; no till asks as often as a measurement. */
await listen(await createApp(readConfig({ RATE_LIMIT_COST: '0', RATE_LIMIT_SENSITIVE: '0', ...process.env })));
