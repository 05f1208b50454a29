import { createContext, useContext } from 'react';

/** A narrow screen shows only one of them at a time. */
export const PANES = ['library', 'operation', 'answer'] as const;
export type Pane = (typeof PANES)[number];

interface Panes {
  readonly pane: Pane;
  readonly show: (pane: Pane) => void;
}

export const PaneContext = createContext<Panes>({ pane: 'operation', show: () => undefined });

export const usePanes = (): Panes => useContext(PaneContext);
