import { type ComponentType, lazy, useState } from 'react';

/** A component in a separate chunk, which can be preloaded. */
interface Drawing<Props extends object> {
  /** Loads the chunk, again where that failed. */
  readonly load: () => Promise<unknown>;
  /** A failure is shown where it is drawn. */
  readonly preload: () => void;
  readonly component: () => ComponentType<Props>;
}

/**
 *     const drawing = drawingIn(async () => (await import('./drawing/X.tsx')).X);
 *     useEffect(drawing.preload, []);
 *     <Suspense><Drawing of={drawing} props={props} /></Suspense>
 */
export function drawingIn<Props extends object>(load: () => Promise<ComponentType<Props>>): Drawing<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadNow = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const later = lazy(loadNow) as ComponentType<Props>;
  return {
    load: loadNow,
    preload: () => void loadNow().catch(() => undefined),
    component: () => loaded ?? later,
  };
}

/** What is there by now is drawn at once: what `lazy` waits for is shown 300 ms later, also where there is nothing to wait for. */
export function Drawing<Props extends object>({ of, props }: { of: Drawing<Props>; props: Props }) {
  const [Component] = useState(of.component);
  return <Component {...props} />;
}
