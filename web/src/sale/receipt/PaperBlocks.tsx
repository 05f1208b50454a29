import styled from '@emotion/styled';
import type { PaperBlock } from '@taem/domain/transactions/paper/PaperBlock.ts';
import type { ReactNode } from 'react';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { GoodsTable } from './GoodsTable.tsx';
import { PaperLogo } from './PaperLogo.tsx';
import { Row, Rule } from './ReceiptRow.tsx';
import { Stamp } from './roll.ts';

const Title = styled.div`
  margin-bottom: 4px;
  text-align: center;
  font-size: 16px;
  font-weight: 700;
`;

const English = styled.div`
  font-size: 0.8em;
  font-weight: 400;
`;

const Center = styled.div`
  text-align: center;
  white-space: pre-line;
`;

const ShopName = styled.div`
  font-size: 18px;
  font-weight: 700;
`;

const Right = styled.div`
  text-align: right;
`;

/** Seller and buyer, side by side where there is room. */
const Parties = styled.div`
  white-space: pre-line;
  .A4 & {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 24px;
  }
`;

/** Keeps a product on one sheet; where there is room, its name and its figures share a line. */
const Product = styled.div`
  break-inside: avoid;
  .A4 & {
    display: flex;
    gap: 24px;
    > :first-of-type {
      flex: 1;
      min-width: 0;
    }
    > :last-of-type {
      flex: 0 0 40%;
    }
  }
`;

const Small = styled.small`
  display: block;
  padding-left: 8px;
  overflow-wrap: anywhere;
`;

const Words = styled.div`
  margin-top: 4px;
  text-align: right;
  font-weight: 700;
`;

const Signature = styled.div`
  width: 60mm;
  margin: 24mm 0 0 auto;
  border-top: 1px dotted;
  text-align: center;
`;

const Together = styled.div`
  break-inside: avoid;
`;

interface Props {
  blocks: readonly PaperBlock[];
  isSheet: boolean;
  logoUrl: string | null | undefined;
  /** Replaces the code. */
  code?: ReactNode;
}

/** The content of a paper, on a roll or a sheet. Its figures stay together with what follows them. */
export function PaperBlocks({ blocks, ...how }: Props) {
  const goods = blocks.findLastIndex(({ type }) => type === 'GOODS' || type === 'ITEM');
  const figures = blocks.findIndex(({ type }, at) => at > goods && type === 'RULE') + 1;
  const drawn = (some: readonly PaperBlock[]) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on paper.
    some.map((block, at) => <Block key={at} block={block} {...how} />);
  return (
    <>
      {drawn(blocks.slice(0, figures))}
      <Together>{drawn(blocks.slice(figures))}</Together>
    </>
  );
}

function Block({ block, isSheet, logoUrl, code }: Omit<Props, 'blocks'> & { block: PaperBlock }) {
  switch (block.type) {
    case 'STAMP':
      return <Stamp>{block.text}</Stamp>;
    case 'LOGO':
      return <PaperLogo url={logoUrl} />;
    case 'TITLE':
      return (
        <Title>
          {block.text}
          {block.english && <English>{block.english}</English>}
        </Title>
      );
    case 'HEAD':
      return (
        <Center>
          <ShopName>{block.shop}</ShopName>
          <Texts texts={block.texts} />
        </Center>
      );
    case 'PARTIES':
      return (
        <Parties>
          <div>
            <Texts texts={block.seller} />
            {block.rows.map(({ label, value }) => (
              <Row key={label} label={label} value={value} />
            ))}
          </div>
          {block.buyer && (
            <div>
              {!isSheet && <Rule />}
              <strong>{block.buyer.heading}</strong>
              <Texts texts={block.buyer.texts} />
            </div>
          )}
        </Parties>
      );
    case 'TEXT':
      return (
        <div>
          <WholeNumbers text={block.text} />
        </div>
      );
    case 'RULE':
      return <Rule />;
    case 'GOODS':
      return <GoodsTable head={block.head} rows={block.rows} isSheet={isSheet} />;
    case 'ITEM':
      return (
        <Product>
          <div>
            {block.name}
            {block.details.map((text) => (
              <Small key={text}>{text}</Small>
            ))}
          </div>
          <Row label={block.row.label} value={block.row.value} />
        </Product>
      );
    case 'ROW':
      return <Row label={block.row.label} value={block.row.value} strong={block.row.isStrong === true} />;
    case 'INCLUDED':
      return (
        <Right>
          {block.text}
          {block.english && <English>{block.english}</English>}
        </Right>
      );
    case 'WORDS':
      return <Words>{block.text}</Words>;
    case 'SIGNATURE':
      return isSheet && <Signature>{block.text}</Signature>;
    case 'CODE':
      return code;
    case 'FOOT':
      return <Center>{block.text}</Center>;
  }
}

const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on paper.
    <div key={at}>
      <WholeNumbers text={text} />
    </div>
  ));
