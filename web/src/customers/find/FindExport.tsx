import { MEMBER_COLUMNS, POTENTIAL_COLUMNS } from '@taem/domain/customers/find/memberColumns.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { ExportFormat } from '../../list/download.ts';
import { ListExport } from '../../list/ListExport.tsx';
import type { FindKind } from './FindKind.ts';

interface Props {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
  readonly kind: FindKind<any, string>;
  readonly fileOf: () => Promise<string | null | undefined>;
}

/** Everybody in the list as it is shown, all pages of it, as a file. */
export function FindExport({ name, kind, fileOf }: Props) {
  const language = useLanguage();
  const addressOf = async (format: ExportFormat) => {
    const address = await fileOf();
    if (!address) throw new Error('The file has no address.');
    const defaults = kind.of === 'MEMBERS' ? MEMBER_COLUMNS : POTENTIAL_COLUMNS;
    const columns = defaults.map(({ field, words }) => [field, words[language]]);
    return `${address}&${new URLSearchParams({ format, columns: JSON.stringify(columns) })}`;
  };
  return <ListExport name={name} addressOf={addressOf} people="rows" />;
}
