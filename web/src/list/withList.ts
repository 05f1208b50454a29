/** A page that has a list, together with what draws it on this device. */
export async function withList<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, import('./listFace.tsx').then(({ loadListFace }) => loadListFace())]);
  return loaded;
}
