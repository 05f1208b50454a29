import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answer } from './report.ts';
import type { LoadedReport } from './useReport.ts';

/** Maximum number of printed rows: no one reads more on paper. */
export const MAX_PRINTED = 1_000;
const PAGE = 100;

/** Prints all rows of a report, loaded page by page; the screen shows its own page again afterwards. */
export function usePrintRows({ source, query, report }: LoadedReport) {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly unknown[] | null>(null);
  const [isPreparing, setPreparing] = useState(false);

  const pageOf = async (page: number): Promise<Answer<unknown>> => {
    const part = { ...query, page, perPage: PAGE };
    const { data } = await client.query({
      query: source.document,
      variables: source.variables(part),
      fetchPolicy: 'network-only',
    });
    const answer = data ? source.read(data, part) : null;
    if (!answer) throw new Error('A page of the report could not be read.');
    return answer;
  };
  const readAll = async (): Promise<readonly unknown[]> => {
    const first = await pageOf(1);
    let all = [...first.rows];
    if (source.isWhole) return all;
    const most = Math.min(first.total, MAX_PRINTED);
    for (let page = 2; all.length < most; page += 1) {
      const { rows: more } = await pageOf(page);
      if (more.length === 0) break;
      all = [...all, ...more];
    }
    return all;
  };
  const print = async () => {
    setPreparing(true);
    try {
      const all = report.top ? null : await readAll();
      flushSync(() => {
        setRows(all);
        setPreparing(false);
      });
      window.print();
    } finally {
      setRows(null);
      setPreparing(false);
    }
  };
  return { rows, print, isPreparing };
}
