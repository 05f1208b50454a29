import { Box } from '@mui/material';
import { useLanguage } from '../app/i18n.ts';
import type { ListHandle } from '../list/useList.ts';
import { Segments } from '../ui/Segments.tsx';
import type { ListTab } from './Particulars.ts';

interface Props {
  readonly list: ListHandle;
  readonly label: string;
  readonly tabs: readonly ListTab[];
}

/** Tabs above a list: each sets its filter and removes those of the other tabs; all other filters stay. */
export function ListTabs({ list, label, tabs }: Props) {
  const language = useLanguage();
  const { filter } = list.state;
  const names = new Set(tabs.flatMap((tab) => Object.keys(tab.filter)));
  const chosen = tabs.findIndex((tab) => [...names].every((name) => (filter[name] ?? '') === (tab.filter[name] ?? '')));
  return (
    <Box className="screen-only" sx={{ mb: 2, overflowX: 'auto' }}>
      <Segments
        label={label}
        segments={tabs.map((tab, at) => ({ value: String(at), label: tab.label[language] }))}
        value={chosen < 0 ? null : String(chosen)}
        onChange={(at) => {
          const { filter: set = {}, columns = null, sort = null } = tabs[Number(at)] ?? {};
          const kept = Object.entries(filter).filter(([name]) => !names.has(name));
          // A tab sets its own columns; leaving it restores the default ones.
          const isOther = columns !== null || tabs[chosen]?.columns !== undefined;
          list.change({ filter: { ...Object.fromEntries(kept), ...set }, ...(isOther && { columns, sort }) });
        }}
      />
    </Box>
  );
}
