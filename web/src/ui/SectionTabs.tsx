import { Box, Link, Tab, Tabs } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { colours, textSize } from '../ui/tokens.ts';
import { CONTROL } from './tokens.ts';

interface Props<Value extends string> {
  /** Names the sections. */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly open: Value;
  readonly onOpen: (value: Value) => void;
  /** Of the panel, which says `aria-labelledby={tabId(id, open)}`. */
  readonly id: string;
}

/** Id of the tab that names the panel. */
export const tabId = (panel: string, value: string): string => `${panel}-${value}`;

/** Sections of one page, of which one is open. A choice of a few values is `Segments`. */
export function SectionTabs<Value extends string>({ label, tabs, open, onOpen, id }: Props<Value>) {
  return (
    <Tabs
      className="screen-only"
      value={open}
      onChange={(_, value: Value) => onOpen(value)}
      aria-label={label}
      variant="scrollable"
      scrollButtons={false}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.value} value={tab.value} id={tabId(id, tab.value)} aria-controls={id} label={tab.label} />
      ))}
    </Tabs>
  );
}

interface LinksProps {
  /** Names the sections. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
}

/** Sections that are pages by themselves, as links that look like tabs. */
export function SectionLinks({ label, links }: LinksProps) {
  return (
    <Box component="nav" aria-label={label} className="screen-only" sx={LINKS}>
      {links.map(({ to, label: word, isCurrent }) => (
        <Link
          key={to}
          component={RouterLink}
          to={to}
          underline="none"
          color={isCurrent ? 'primary' : 'textSecondary'}
          aria-current={isCurrent ? 'page' : undefined}
          sx={LINK}
        >
          {word}
        </Link>
      ))}
    </Box>
  );
}

const LINKS = { display: 'flex', mb: 2, overflowX: 'auto', borderBottom: 1, borderColor: 'divider' } as const;
const LINK = {
  ...{ display: 'inline-flex', flex: 'none', alignItems: 'center', minHeight: CONTROL, px: 1.5 },
  ...{ fontSize: textSize.body, fontWeight: 650, borderBottom: 2, borderColor: 'transparent' },
  '&[aria-current]': { borderColor: colours.accent },
  '&:hover': { color: colours.ink },
} as const;
