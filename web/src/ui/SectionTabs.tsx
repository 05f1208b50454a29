import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props<Key extends string> {
  /** Names the tabs, where the page around them does not. */
  readonly label?: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** What the open tab shows. */
  readonly children: ReactNode;
}

/** Sections of one page, of which one is shown. A choice of a few that stays in sight is `Segments`. */
export function SectionTabs<Key extends string>({ label, tabs, value, onChange, children }: Props<Key>) {
  const id = useId();
  return (
    <>
      <Tabs
        className="screen-only"
        value={value}
        onChange={(_event, key: Key) => onChange(key)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab.key} value={tab.key} id={`${id}-${tab.key}`} aria-controls={`${id}-panel`} label={tab.label} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Box>
    </>
  );
}
