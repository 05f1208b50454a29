/** Loads a page with a list together with the component that draws lists on this device. */
export async function withList<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, import('./listFace.tsx').then(({ loadListFace }) => loadListFace())]);
  return loaded;
}
