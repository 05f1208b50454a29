import { graphql } from 'relay-runtime';

export const GOODS = graphql`
  fragment documents_goods on Product @refetchable(queryName: "documentsGoodsQuery") {
    id
    name
    retailPrice
  }
`;

export const FEED = graphql`
  fragment documents_feed on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" })
  @refetchable(queryName: "documentsFeedPageQuery") {
    transactionFeed(first: $first, after: $after) @connection(key: "documents_transactionFeed") {
      edges {
        node {
          id
          transactionNo
          amountDue
        }
      }
    }
  }
`;

export const EXPORT = graphql`
  query documentsExportQuery($first: Int!, $after: String) {
    ...documents_feed @arguments(first: $first, after: $after)
  }
`;
