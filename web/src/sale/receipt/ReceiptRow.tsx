import styled from '@emotion/styled';
import { hasNumber } from '@taem/domain/transactions/paper/wholeParts.ts';
import { colours } from '../../ui/tokens.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0 12px;
  > :first-of-type {
    min-width: 0;
  }
  > :last-of-type {
    text-align: right;
    flex: 0 0 auto;
    max-width: 65%;
  }
  &.number {
    flex-wrap: wrap;
    > :last-of-type {
      margin-left: auto;
      max-width: 100%;
    }
  }
`;

export const Rule = styled.hr`
  border: 0;
  border-top: 1px dashed ${colours.paperInk};
  margin: 8px 0;
`;

export function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <Line
      className={hasNumber(value) ? 'number' : undefined}
      style={strong ? { fontWeight: 700, fontSize: 16 } : undefined}
    >
      <div>{label}</div>
      <div>
        <WholeNumbers text={value} />
      </div>
    </Line>
  );
}
