import type { Plugin, Rolldown } from 'vite';

const FILES = /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/;
const LIST = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * A page is loaded with all that it imports, at once. Vite writes that down as a list for each page, which are a third of
 * the file that names all pages. They are the same few files in other combinations: which file imports which says it all.
 */
export function preloadsByGraph(): Plugin {
  return {
    name: 'taem-preloads-by-graph',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') rewrite(chunk, bundle);
      },
    },
  };
}

function rewrite(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): void {
  const found = FILES.exec(chunk.code);
  if (!found) return;
  const files = JSON.parse(found[1] ?? '[]') as string[];
  const importsOf = (file: string): string[] => {
    const loaded = bundle[file];
    if (loaded?.type !== 'chunk') return [];
    const { importedCss } = loaded.viteMetadata ?? { importedCss: [] };
    return [...loaded.imports, ...importedCss];
  };
  const closure = (start: readonly string[]): Set<string> => {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      importsOf(file).forEach(visit);
    };
    start.forEach(visit);
    return reached;
  };
  // What runs is loaded, and all that it imports.
  const here = closure([chunk.fileName]);
  const needed = files.filter((file) => !here.has(file));
  const uses = (file: string) => needed.filter((other) => importsOf(other).includes(file)).length;
  const order = needed.map((file) => ({ file, used: uses(file) })).sort((one, other) => other.used - one.used);
  const places = new Map(order.map(({ file }, at) => [file, at]));
  const placesOf = (from: readonly string[]) => from.flatMap((file) => places.get(file) ?? []);
  const graph = order.map(({ file }) => {
    const direct = importsOf(file).filter((each) => !here.has(each));
    // What another import brings along needs no mention.
    const alone = direct.filter((each) => !direct.some((other) => other !== each && closure([other]).has(each)));
    return placesOf(alone)
      .map((at) => at.toString(36))
      .join(' ');
  });
  const names = order.map(({ file }) => file.replace(/^assets\/(.*)\.js$/, '$1'));
  const runtime = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=m.d||(m.d=${JSON.stringify(names.join())}.split(",")),g=m.g||(m.g=${JSON.stringify(graph.join())}.split(",").map(e=>e?e.split(" ").map(n=>parseInt(n,36)):[])),s=new Set,v=n=>{s.has(n)||(s.add(n),g[n].forEach(v))})=>(i.forEach(v),[...s].map(n=>d[n].includes("/")?d[n]:"assets/"+d[n]+".js"));`;
  chunk.code = chunk.code
    .replace(FILES, () => runtime)
    .replace(LIST, (_all, list: string) => {
      const preloaded = list.split(',').map((at) => files[Number(at)] ?? '');
      const [first = ''] = preloaded;
      const roots = preloaded.filter((file) => file === first || !closure([first]).has(file));
      return `__vite__mapDeps([${placesOf(roots)}])`;
    });
}
