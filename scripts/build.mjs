import { useProjectNode } from './projectNode.mjs';
import { build } from './workspace.mjs';

await useProjectNode();
await build();
