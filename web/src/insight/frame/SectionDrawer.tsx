import { Box, Drawer, List, ListItemButton, ListItemText, Toolbar, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePageExists } from '../../app/areaRoute.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFrameMessages } from './messages.ts';
import { SECTIONS, type Section } from './sections.ts';

interface Props {
  readonly open: boolean;
  readonly current: Section | undefined;
  readonly onClose: () => void;
}

/** BI-01 The sections of business insight at the side. */
export function SectionDrawer({ open, current, onClose }: Props) {
  const t = useFrameMessages();
  const language = useLanguage();
  const exists = usePageExists();
  const sections = SECTIONS.filter(({ path, isDisabled }) => isDisabled || exists(path));
  return (
    <Drawer
      open={open}
      onClose={onClose}
      className="screen-only"
      slotProps={{ paper: { 'aria-label': t('frame.open') } }}
    >
      <Toolbar />
      <Box component="nav" aria-label={t('frame.open')} sx={{ width: 272, p: 1.5 }} onClick={onClose}>
        <Typography variant="h3" component="h2" sx={{ px: 2, py: 1.5 }}>
          {t('frame.insight')}
        </Typography>
        <List dense disablePadding aria-label={t('frame.insight')}>
          {sections.map((section) => (
            <li key={section.path}>
              {section.isDisabled ? (
                <ListItemButton disabled>
                  <ListItemText primary={section.title[language]} secondary={t('frame.disabled')} />
                </ListItemButton>
              ) : (
                <ListItemButton
                  component={Link}
                  to={section.path}
                  selected={section === current}
                  aria-current={section === current ? 'page' : undefined}
                >
                  <ListItemText
                    primary={section.title[language]}
                    slotProps={{ primary: { sx: { fontWeight: 600, fontSize: '1rem' } } }}
                  />
                </ListItemButton>
              )}
            </li>
          ))}
        </List>
      </Box>
    </Drawer>
  );
}
