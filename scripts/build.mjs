import { build, install, requireNode } from './workspace.mjs';

requireNode();
await install();
await build();
