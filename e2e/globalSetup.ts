import { rm } from 'node:fs/promises';
import { makeDemoShop } from './stack.ts';

/** Runs before all tests. Workers are separate processes and find the folder in their environment. */
export default async function globalSetup() {
  const shop = await makeDemoShop();
  process.env.DEMO_SHOP = shop;
  return () => rm(shop, { recursive: true, force: true });
}
