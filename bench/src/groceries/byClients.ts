const CLIENTS = 8;

/** Processes all items with eight clients, each one item at a time; returns the seconds it took. */
export async function byClients<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const started = performance.now();
  const queue = [...items];
  const client = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (performance.now() - started) / 1000;
}

byClients.count = CLIENTS;
