import { createContext } from 'react';
import type { RecordTab } from './Particulars.ts';

/** Tabs on the page of every record that can be changed; they come from other areas. */
export const RecordTabsContext = createContext<readonly RecordTab[]>([]);
