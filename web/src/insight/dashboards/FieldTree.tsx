import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Box, Checkbox, IconButton, Typography } from '@mui/material';
import { fieldWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { GraphQLSchema } from 'graphql';
import { useId, useMemo, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { type FieldNode, fieldsBelow, findFields, rootFields } from './fieldTree.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly schema: GraphQLSchema;
  /** Names from the root by dots: what the document asks for. */
  readonly asked: ReadonlySet<string>;
  /** While the text cannot be read nothing can be ticked. */
  readonly disabled: boolean;
  readonly onToggle: (path: readonly string[]) => void;
}

/** All that can be asked, to be ticked; the text decides what is ticked. */
export function FieldTree({ schema, asked, disabled, onToggle }: Props) {
  const t = useDashboardMessages();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = useMemo(
    () =>
      wanted.length < 2
        ? null
        : findFields(schema, ({ name }) =>
            [name, fieldWord(name, 'th'), fieldWord(name, 'en')].some((word) => word.toLowerCase().includes(wanted)),
          ),
    [schema, wanted],
  );
  const roots = useMemo(() => rootFields(schema), [schema]);
  const line = { asked, disabled, onToggle };
  return (
    <Box
      component="nav"
      aria-label={t('tree.title')}
      sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}
    >
      <SearchField value={text} onSearch={setText} placeholder={t('tree.search')} />
      {found ? (
        <Box component="ul" sx={LIST} aria-label={t('tree.found', { count: found.length })}>
          {found.map((field) => (
            <Line key={field.path.join('.')} field={field} {...line} isWhole />
          ))}
          {found.length === 0 && <Typography component="li">{t('tree.none', { text: text.trim() })}</Typography>}
        </Box>
      ) : (
        <Box component="ul" sx={LIST}>
          {roots.map((field) => (
            <Line key={field.name} field={field} {...line} isOpen />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface LineProps extends Omit<Props, 'schema'> {
  readonly field: FieldNode;
  readonly isOpen?: boolean;
  /** With the fields above it, as a find stands alone. */
  readonly isWhole?: boolean;
}

function Line({ field, isOpen = false, isWhole = false, ...rest }: LineProps) {
  const { asked, disabled, onToggle } = rest;
  const t = useDashboardMessages();
  const language = useLanguage();
  const id = useId();
  const path = field.path.join('.');
  const isAsked = asked.has(path);
  const [isShown, setShown] = useState(isOpen || (isAsked && field.path.length < 3));
  const word = fieldWord(field.name, language);
  const above = isWhole ? field.path.slice(1, -1).map((name) => fieldWord(name, language)) : [];
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <Checkbox
          checked={isAsked}
          disabled={disabled}
          onChange={() => onToggle(field.path)}
          sx={{ p: '10px', width: 44, height: 44 }}
          slotProps={{ input: { id, 'aria-describedby': `${id}-about` } }}
        />
        <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
          <Typography
            component="label"
            htmlFor={id}
            sx={{ display: 'block', cursor: 'pointer', lineHeight: 1.35, overflowWrap: 'anywhere' }}
          >
            {[...above, word].join(' › ')}
          </Typography>
          <Typography
            id={`${id}-about`}
            variant="body2"
            color="textSecondary"
            title={field.description}
            noWrap={language === 'en'}
            sx={{ fontSize: '0.8125rem' }}
          >
            {language === 'th' ? field.name : field.description || field.name}
          </Typography>
        </Box>
        {field.type && (
          <IconButton
            aria-expanded={isShown}
            aria-label={t(isShown ? 'tree.close' : 'tree.open', { field: word })}
            onClick={() => setShown(!isShown)}
            sx={{ width: 44, height: 44, transform: isShown ? 'rotate(180deg)' : 'none' }}
          >
            <ExpandMore />
          </IconButton>
        )}
      </Box>
      {field.type && isShown && (
        <Box component="ul" sx={{ ...LIST, pl: 1.5, borderLeft: 1, borderColor: 'divider', ml: 1.5 }}>
          {fieldsBelow(field).map((one) => (
            <Line key={one.name} field={one} {...rest} />
          ))}
        </Box>
      )}
    </li>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, minWidth: 0 } as const;
