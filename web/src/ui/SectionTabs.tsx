import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props<Key extends string> {
  /** Accessible name of the tabs, if the page around them does not name them. */
  readonly label?: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** Content of the open tab. */
  readonly children: ReactNode;
}

/** Tabs for sections of a page, one visible at a time. For a few choices that all stay visible, use `Segments`. */
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
